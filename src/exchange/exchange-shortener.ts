import type { Exchange, Header, RecordedBody } from './exchange.js'
import { fitting } from './fitting.js'

export interface ExchangeBudget {
  /** Characters of one body that are kept. */
  readonly body: number
  /** Characters that are kept of each of the first few bodies that are larger. */
  readonly large: number
  /** Bytes of all exchanges together that have room. */
  readonly room: number
}

export interface ExchangeShortener {
  /** Cuts one exchange; `bytes` still says how large a body was. */
  shorten(exchange: Exchange): Exchange
  /** How many exchanges were cut. */
  cut(): number
}

/** Bodies that are kept larger than others. */
const fewLarge = 6
/** So small a part of the room that is left is for one exchange: there is always some left for the next. */
const share = 64
/** A large body takes a greater part. */
const largeShare = 8
/** Characters of a line of the head, when nearly no room is left. */
const leastLine = 160
/** Bytes of what was sent, head and body each, that stay however little room is left: with them it can be sent again. */
const leastSent = 1024

/**
 * Cuts exchanges that are to be held or written together, so that a target that sends much fills neither memory nor
 * disk. Each may take a part of the room that is left: small ones stay whole until the room is nearly used up, and
 * from then on each keeps its line at least: who asked what, and how it was answered.
 */
export function exchangeShortener({ body: most, large, room }: ExchangeBudget): ExchangeShortener {
  let left = room
  let larger = 0
  let cut = 0

  const limitFor = ({ text = '', base64 = '' }: RecordedBody): number => {
    const common = Math.min(most, Math.floor(left / share))
    // Bytes count, and letters beyond ASCII have several.
    const isUsual = fitting(text, most).end === text.length && base64.length <= most
    if (isUsual || larger === fewLarge) return common
    larger += 1
    return Math.max(common, Math.min(large, Math.floor(left / largeShare)))
  }
  const taken = (bytes: number): void => {
    left = Math.max(0, left - bytes)
  }
  const bodyOf = (body: RecordedBody, least = 0): RecordedBody => {
    const { text, base64 = '', bytes } = body
    const limit = Math.max(least, limitFor(body))
    if (text === undefined) {
      taken(Math.min(limit, base64.length))
      // Four characters stand for three bytes.
      return base64.length <= limit
        ? body
        : { base64: copy(base64.slice(0, limit - (limit % 4))), cut: true, bytes }
    }
    const { end, cost } = fitting(text, limit)
    taken(cost)
    return end === text.length ? body : { text: copy(text.slice(0, end)), cut: true, bytes }
  }
  const headersOf = (headers: readonly Header[], least = 0): readonly Header[] => {
    const limit = Math.max(least, Math.floor(left / share))
    const length = headers.reduce((sum, [name, value]) => sum + name.length + value.length + 8, 0)
    taken(Math.min(length, limit))
    if (length <= limit) return headers
    return headers
      .slice(0, Math.floor(limit / leastLine))
      .map(([name, value]) => [beginning(name, leastLine / 4), beginning(value, leastLine / 2)])
  }

  return {
    shorten(exchange) {
      const { request, outcome } = exchange
      const longestUrl = Math.max(leastLine, Math.floor(left / share))
      const url = beginning(request.url, longestUrl)
      const headers = headersOf(request.headers, leastSent)
      const asked = request.body && bodyOf(request.body, leastSent)
      const answeredHead = outcome.kind === 'response' ? headersOf(outcome.headers) : undefined
      const answered = outcome.kind === 'response' && outcome.body && bodyOf(outcome.body)
      const isWhole =
        url === request.url &&
        headers === request.headers &&
        asked === request.body &&
        (outcome.kind === 'failure' ||
          (answeredHead === outcome.headers && (answered || undefined) === outcome.body))
      if (isWhole) return exchange
      cut += 1
      return {
        ...exchange,
        request: { ...request, url, headers, body: asked },
        outcome:
          outcome.kind === 'failure' || answeredHead === undefined
            ? outcome
            : { ...outcome, headers: answeredHead, body: answered || undefined },
      }
    },
    cut: () => cut,
  }
}

/** A copy: a part of a string would keep the whole of it in memory. */
const copy = (text: string): string => Buffer.from(text).toString()

const beginning = (text: string, length: number): string =>
  text.length <= length ? text : copy(text.slice(0, length).replace(/[\uD800-\uDBFF]$/, ''))
