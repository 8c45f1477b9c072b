import type { Exchange, RecordedBody } from './exchange.js'

/** Characters of a body that are kept when there is no more room: more than any report shows. */
const least = 64 * 1024

export interface BodyRoom {
  /** Characters of one body that are kept while there is room. */
  readonly most: number
  /** Characters of all bodies together that have room. */
  readonly room: number
}

/**
 * Cuts large bodies of exchanges that are to be held or written together, so that a target that sends
 * much fills neither memory nor disk. `bytes` still tells how large a body was.
 *
 * @returns what shortens one exchange after the other
 */
export function bodyShortener({ most, room }: BodyRoom): (exchange: Exchange) => Exchange {
  let used = 0
  const shortened = (body: RecordedBody): RecordedBody => {
    const limit = used < room ? most : least
    const { text, base64, bytes } = body
    used += Math.min(limit, (text ?? base64 ?? '').length)
    if (text !== undefined && text.length > limit) return { text: beginning(text, limit), bytes }
    if (base64 !== undefined && base64.length > limit)
      return { base64: beginning(base64, limit), bytes }
    return body
  }
  return (exchange) => {
    const { request, outcome } = exchange
    const asked = request.body && shortened(request.body)
    const answered = outcome.kind === 'response' && outcome.body && shortened(outcome.body)
    return {
      ...exchange,
      ...(asked && { request: { ...request, body: asked } }),
      ...(answered && { outcome: { ...outcome, body: answered } }),
    }
  }
}

/** A copy: a part of a string would keep the whole of it in memory. No half of a surrogate pair is left. */
const beginning = (text: string, length: number): string =>
  Buffer.from(text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')).toString()
