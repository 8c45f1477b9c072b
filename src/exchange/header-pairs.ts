import type { Dispatcher } from 'undici'
import type { Header } from './exchange.js'

/**
 * Pairs names and values that come in turn, as bytes: Latin-1 on the wire. Blanks around a value are no part of it
 * (RFC 9110, 5.5), and undici leaves those behind it.
 */
export function headerPairs(raw: Dispatcher.DispatchController['rawHeaders']): Header[] {
  if (!Array.isArray(raw)) return []
  const pairs: Header[] = []
  for (let index = 0; index + 1 < raw.length; index += 2) {
    pairs.push([characters(raw[index]), withoutBlanks(characters(raw[index + 1]))])
  }
  return pairs
}

function characters(bytes: Buffer | string | undefined): string {
  return typeof bytes === 'string' ? bytes : (bytes?.toString('latin1') ?? '')
}

/** By hand: a pattern takes long where there are thousands of blanks. */
function withoutBlanks(value: string): string {
  let [start, end] = [0, value.length]
  while (start < end && isBlank(value[start])) start += 1
  while (end > start && isBlank(value[end - 1])) end -= 1
  return value.slice(start, end)
}

function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\t'
}
