import type { Exchange } from '../../exchange/exchange.js'

/** Requests without an answer that are named. */
const most = 5

/** Remembers what a target answered last, and what it was asked since. */
interface LastAnswer {
  look(exchange: Exchange): void
  /** Sentences; empty as long as nothing was asked. */
  tell(): string
}

/** Opens it for a run; `look` must see each exchange. */
export function openLastAnswer(): LastAnswer {
  let last: Exchange | undefined
  let open: Exchange[] = []
  return {
    look(exchange) {
      if (exchange.actor === 'target') return
      if (exchange.outcome.kind === 'failure') open.push(exchange)
      else {
        last = exchange
        open = []
      }
      if (open.length > 100) open.length = 100
    },
    tell() {
      const asked = [...new Set(open.filter((one) => one.scenario !== 'preflight').map(shown))]
      const more = asked.length > most ? ` and ${asked.length - most} more` : ''
      return [
        ...(last === undefined
          ? []
          : [`The last request that it answered was ${shown(last)} (exchange ${last.number}).`]),
        ...(asked.length === 0
          ? []
          : [`Without an answer since: ${asked.slice(0, most).join(', ')}${more}.`]),
      ].join(' ')
    },
  }
}

const shown = ({ request, scenario }: Exchange): string => {
  const path = request.url.replace(/^\w+:\/\/[^/]*/, '')
  return `${request.method} ${path}${scenario === undefined ? '' : ` in ${scenario}`}`
}
