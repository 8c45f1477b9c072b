import type { Dispatcher } from 'undici'
import type { Header } from './exchange.js'

/** Pairs names and values that come in turn, as bytes: Latin-1 on the wire (RFC 9110, 5.5). */
export function headerPairs(raw: Dispatcher.DispatchController['rawHeaders']): Header[] {
  if (!Array.isArray(raw)) return []
  const pairs: Header[] = []
  for (let index = 0; index + 1 < raw.length; index += 2) {
    pairs.push([characters(raw[index]), characters(raw[index + 1])])
  }
  return pairs
}

function characters(bytes: Buffer | string | undefined): string {
  return typeof bytes === 'string' ? bytes : (bytes?.toString('latin1') ?? '')
}
