import type { IncomingMessage } from 'node:http'
import type { Arrival } from '../../exchange/delivery.js'
import type { Header } from '../../exchange/exchange.js'

/**
 * Reads what arrives, no further than a bound.
 *
 * @param at milliseconds since 1970
 * @returns undefined for a body that is too large, or that never comes to its end
 */
export async function readArrival(
  request: IncomingMessage,
  bound: number,
  at: number,
): Promise<Arrival | undefined> {
  const pieces: Buffer[] = []
  let size = 0
  try {
    for await (const piece of request as AsyncIterable<Buffer>) {
      size += piece.length
      if (size > bound) return undefined
      pieces.push(piece)
    }
  } catch {
    return undefined
  }
  const { method = '', url: target = '', rawHeaders } = request
  return { at, method, target, headers: pairs(rawHeaders), body: Buffer.concat(pieces) }
}

function pairs(raw: readonly string[]): readonly Header[] {
  return Array.from({ length: Math.floor(raw.length / 2) }, (_, index): Header => [
    raw[2 * index] ?? '',
    raw[2 * index + 1] ?? '',
  ])
}
