import type { Clock } from './clock.js'
import type { Exchange, Failure, RecordedRequest, RecordedResponse } from './exchange.js'
import { recordBody } from './record-body.js'
import type { Purpose } from './message.js'
import type { Redactor } from './redactor.js'
import type { WireOutcome, WireRequest } from './transport.js'

export interface Recorder {
  /** Number of the exchange that was recorded last. */
  last(): number
  /**
   * Numbers an exchange, replaces its secrets and hands it to the sink.
   *
   * @returns the exchange as recorded, frozen.
   */
  record(purpose: Purpose, request: WireRequest, outcome: WireOutcome): Exchange
  /** While the sink cannot keep up: resolves when it can. Else undefined. */
  behind(): Promise<void> | undefined
}

export interface RecorderParts {
  readonly redactor: Redactor
  /** Takes each exchange as it completes; answers with a promise to be waited for when it cannot keep up. */
  readonly sink: (exchange: Exchange) => void | Promise<void>
  readonly clock: Clock
}

/** Records exchanges, numbered from 1 in the order of completion. */
export function createRecorder({ redactor, sink, clock }: RecorderParts): Recorder {
  let number = 0
  let behind: Promise<void> | undefined

  const requestOf = ({ method, url, headers, body }: WireRequest): RecordedRequest => ({
    method,
    url: redactor.text(url),
    headers: redactor.headers(headers),
    body: body && recordBody(body, redactor.text),
  })

  const outcomeOf = (outcome: WireOutcome): RecordedResponse | Failure => {
    if (outcome.kind === 'failure') {
      const { kind, failure, message } = outcome
      return { kind, failure, message: redactor.text(message) }
    }
    const { kind, status, headers, body, encodedBytes } = outcome
    const first = redactor.headers(headers)
    const known = redactor.known()
    const recorded = body.length > 0 && { body: recordBody(body, redactor.text, encodedBytes) }
    // What the body shows to be a secret may stand in a header as well.
    const clean = redactor.known() === known ? first : redactor.headers(first)
    return { kind, status, headers: clean, ...recorded }
  }

  return {
    last: () => number,
    record({ actor, interface: name, operation, scenario, since, asked }, request, outcome) {
      const { total } = outcome
      const head = outcome.kind === 'response' ? outcome.head : total
      const startedAt = new Date(clock.now() - total).toISOString()
      const exchange = freeze<Exchange>({
        number: ++number,
        actor,
        interface: name,
        operation,
        scenario,
        since,
        ...(asked !== since && { asked }),
        timings: { startedAt, head: rounded(head), total: rounded(total) },
        request: requestOf(request),
        outcome: outcomeOf(outcome),
      })
      const full = sink(exchange)
      if (full) {
        const done = () => {
          if (behind === pending) behind = undefined
        }
        // Whether it worked is for the owner of the sink to ask when closing it.
        const pending: Promise<void> = full.then(done, done)
        behind = pending
      }
      return exchange
    },
    behind: () => behind,
  }
}

/** To the microsecond. */
function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 1000) / 1000
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) freeze(part)
    Object.freeze(value)
  }
  return value
}
