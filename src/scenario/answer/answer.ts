import type { Operation } from '../../contract/operation.js'
import { readJson } from '../../contract/read-json.js'
import { responseFor } from '../../contract/response-for.js'
import { largeBody } from '../../exchange/body-budget.js'
import type { Exchange, Header } from '../../exchange/exchange.js'
import { noteDescribed } from './described-item.js'
import { Undecided } from '../undecided.js'
import { valueAt } from '../../contract/value-at.js'
import { withTextIds } from './with-text-ids.js'

/** What the target answered, as a scenario reads it. Bodies are as sent; the recording is redacted. */
export interface Answer {
  readonly operation: Operation
  /** Without its body: what a scenario reads is here. */
  readonly exchange: Exchange
  /** Absolute URL of the request. */
  readonly url: string
  readonly status: number
  /** Whether the status is one that the operation or the interface documents. */
  readonly documented: boolean
  /**
   * Exchange in which the same write was answered with 503, which asked for it again: whether it was carried out then is
   * not known.
   */
  readonly refusedBefore: number | undefined
  readonly headers: readonly Header[]
  /** First field of that name, in any letter case. */
  header(name: string): string | undefined
  /** Size of the body. */
  readonly bytes: number
  readonly text: string
  /** The body as JSON; throws Undecided when it is none. */
  readonly json: unknown
  /** Value at a JSON Pointer into the body; undefined when there is none. */
  at(pointer: string): unknown
  /** Objects of the list `items`; an absent list is an empty one. */
  readonly items: readonly Readonly<Record<string, unknown>>[]
  /**
   * Keeps what the JSON says and lets go of bytes and text, for code that holds many answers: a page of a
   * thousand items is large three times over.
   */
  release(): void
  /** Lets go of the whole body: a later use is told that it was too large to keep. */
  drop(): void
}

interface Received {
  readonly status: number
  readonly headers: readonly Header[]
  readonly body: Uint8Array
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const nothing = new Uint8Array()

const notRead = (number: number, because: string): Undecided =>
  new Undecided(`The body of exchange ${number} was not read: ${because}.`, {
    remedy: 'limits.bodyBytes (raise it), or let the answer be smaller',
    exchanges: [number],
  })

function withoutBody(exchange: Exchange): Exchange {
  if (exchange.outcome.kind === 'failure') return exchange
  const { kind, status, headers } = exchange.outcome
  return { ...exchange, outcome: { kind, status, headers } }
}

/** Reads a response for a scenario; text and JSON are decoded on first use. */
export function answerOf(
  operation: Operation,
  exchange: Exchange,
  url: string,
  { status, headers, body: received }: Received,
  refusedBefore?: number,
): Answer {
  // Nothing below may hold on to the exchange, which has the body once more.
  const { number } = exchange
  const bytes = received.length
  let body: Uint8Array | undefined = received
  let text: string | undefined
  let parsed: { readonly value: unknown } | undefined
  const answer: Answer = {
    operation,
    exchange: withoutBody(exchange),
    url,
    status,
    documented: responseFor(operation, status) !== undefined,
    refusedBefore,
    headers,
    header: (name) => headers.find(([field]) => field.toLowerCase() === name.toLowerCase())?.[1],
    bytes,
    get text() {
      if (body === undefined) throw notRead(number, 'too large to keep')
      if (text !== undefined) return text
      const decoded = new TextDecoder().decode(body)
      // Of a large one nothing is kept twice.
      if (bytes <= largeBody) text = decoded
      return decoded
    },
    get json() {
      if (parsed !== undefined) return parsed.value
      const read = readJson(answer.text)
      if (read.kind === 'unreadable')
        throw new Undecided(`The body of exchange ${number} is not JSON.`, {
          dependsOn: operation.requirement({ kind: 'body' }),
          exchanges: [number],
        })
      if (read.kind === 'excessive') throw notRead(number, read.because)
      parsed = { value: withTextIds(read.value) }
      return parsed.value
    },
    at: (pointer) => valueAt(answer.json, pointer),
    get items() {
      for (const pointer of ['/items', '/_embedded/items']) {
        const items = answer.at(pointer)
        if (!Array.isArray(items)) continue
        noteDescribed(operation, pointer, items, answer.json)
        return items.filter(isObject)
      }
      return []
    },
    release: () => {
      // Read first: what is not JSON is told as such, and stays whole.
      parsed = { value: answer.json }
      body = nothing
      text = ''
    },
    drop: () => {
      body = text = parsed = undefined
    },
  }
  return answer
}
