import { LRUCache } from 'lru-cache'
import type { Exchange, Header, RecordedBody } from '../../src/exchange/exchange.js'
import type { Redactor } from '../../src/exchange/redactor.js'
import type { Remark } from '../../src/rules/rule.js'
import type { RecallRemarks } from '../../src/run/tally.js'

/** What came of exchanges, for trials in which the same ones come up: most are those of the honest bank. */
export interface TrialMemory {
  /** The same redactor, which looks at a text only if it knew something else when it saw the same one. */
  redactor(own: Redactor): Redactor
  readonly recall: RecallRemarks
}

/** What a redactor knows at one time, by what came of the texts that it was given. */
interface State {
  readonly number: number
  /** By the text from which something was learned. */
  readonly next: Map<string, State>
}

/** Characters of texts, and as many of exchanges, that are kept. */
const room = 48 * 1024 * 1024
/** Characters of a text that takes longer to look at than to look up. */
const shortest = 200
/** Exchanges that are kept. */
const most = 40_000

/** Remembers what came of texts and exchanges in the trials of one process. */
export function rememberAlike(): TrialMemory {
  const texts = new LRUCache<string, { readonly made: unknown }>({
    maxSize: room,
    sizeCalculation: (_made, key) => key.length,
  })
  const remarks = new LRUCache<string, readonly Remark[]>({
    max: most,
    maxSize: room,
    sizeCalculation: (_said, key) => key.length,
  })
  let states = 0
  const newState = (): State => ({ number: states++, next: new Map() })
  const first = newState()

  return {
    redactor(own) {
      let state = first
      const make = <T>(text: string, work: () => T): T => {
        const key = text.length < shortest ? undefined : `${state.number}\0${text}`
        const before = key && texts.get(key)
        if (before) return before.made as T
        const known = own.known()
        const made = work()
        if (own.known() === known) {
          if (key) texts.set(key, { made })
        } else {
          const next = state.next.get(text) ?? newState()
          state.next.set(text, next)
          state = next
        }
        return made
      }
      return {
        ...own,
        learn: (secret, kind, variable) =>
          make(['learn', secret, kind, variable].join('\0'), () =>
            own.learn(secret, kind, variable),
          ),
        text: (value, cutAtEnd) =>
          make(`${cutAtEnd ? 'cut' : 'text'}\0${value}`, () => own.text(value, cutAtEnd)),
        headers: (headers) => make(`headers\0${keyOf(headers)}`, () => own.headers(headers)),
      }
    },
    recall(exchange, { accountNumbers, clock }, judge) {
      const key = `${clock}\0${accountNumbers.join('\0')}\0${exchangeKey(exchange)}`
      const before = remarks.get(key)
      if (before !== undefined) return before
      const said = judge()
      remarks.set(key, said)
      return said
    },
  }
}

const keyOf = (headers: readonly Header[]): string => headers.flat().join('\0')

const bodyOf = (body: RecordedBody | undefined): string =>
  body?.text ?? `base64\0${body?.base64 ?? ''}`

/** All of an exchange that a rule looks at. */
function exchangeKey({ interface: name, operation, request, outcome }: Exchange): string {
  const { method, url, headers, body } = request
  const asked = [name, operation, method, url, keyOf(headers), bodyOf(body)]
  if (outcome.kind === 'failure') return [...asked, outcome.failure, outcome.message].join('\0')
  return [...asked, outcome.status, keyOf(outcome.headers), bodyOf(outcome.body)].join('\0')
}
