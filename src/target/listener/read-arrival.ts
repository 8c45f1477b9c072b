import type { IncomingMessage } from 'node:http'
import type { Arrival } from '../../exchange/delivery.js'
import type { Header } from '../../exchange/exchange.js'

interface Bounds {
  /** Of the body. */
  readonly bodyBytes: number
  /** Further ones are left out. */
  readonly headers: number
}

/**
 * Reads what arrives, no further than a bound.
 *
 * @param at milliseconds since 1970
 * @returns undefined for a body that is too large, or that breaks off
 */
export function readArrival(
  request: IncomingMessage,
  { bodyBytes, headers: most }: Bounds,
  at: number,
): Promise<Arrival | undefined> {
  const { method = '', url: target = '', rawHeaders } = request
  const headers = pairs(rawHeaders.slice(0, 2 * most))
  const pieces: Buffer[] = []
  let size = 0
  return new Promise((resolve) => {
    request.on('data', (piece: Buffer) => {
      size += piece.length
      if (size <= bodyBytes) return void pieces.push(piece)
      // Not destroyed: the answer is still to say why.
      request.pause()
      resolve(undefined)
    })
    request.once('end', () => resolve({ at, method, target, headers, body: Buffer.concat(pieces) }))
    request.once('error', () => resolve(undefined))
    request.once('close', () => resolve(undefined))
  })
}

function pairs(raw: readonly string[]): readonly Header[] {
  return Array.from({ length: Math.floor(raw.length / 2) }, (_, index): Header => [
    raw[2 * index] ?? '',
    raw[2 * index + 1] ?? '',
  ])
}
