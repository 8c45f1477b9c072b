import { base64Stretches, leastOfBase64 } from './base64-stretches.js'
import type { Effort } from './effort.js'
import { findPlain } from './find-plain.js'
import { findSpelt } from './find-spelt.js'
import type { Hit } from './hit.js'
import type { Needles } from './needles.js'
import { readEscapedBase64 } from './read-escaped-base64.js'
import { readingsOf } from './readings/readings-of.js'

/** Base64 within Base64 is followed so far. */
const deepest = 5

export interface Search {
  readonly effort: Effort
  /** The text may have been cut at its end. */
  readonly cutAtEnd: boolean
}

/**
 * Finds every known secret in a text: as it is, spelt with escapes of JSON, percent encoding, JSON Pointer
 * or HTML, in any nesting, and within Base64, in any nesting as well.
 *
 * @returns undefined when the text is a maze that cannot be looked through to its end
 */
export function findSecrets(
  text: string,
  needles: Needles,
  search: Search,
  depth = 0,
): readonly Hit[] | undefined {
  const { effort, cutAtEnd } = search
  const matches = findPlain(text, needles)
  const encoded = findEncoded(text, needles, effort, depth)
  if (encoded === undefined) return undefined
  const hits = encoded.length === 0 ? matches.hits : matches.hits.concat(encoded)
  if (matches.places.length === 0 && !cutAtEnd) return hits
  const readings = readingsOf(text, matches.places, needles, effort)
  if (readings === undefined) return undefined
  const spelt = findSpelt(text, { ...matches, ...readings }, needles, search)
  if (spelt === undefined) return undefined
  for (const hit of spelt) hits.push(hit)
  if (readings.pool.length === 0) return hits
  for (const { text: run, origin } of readEscapedBase64(text, readings, leastOfBase64(needles))) {
    const found = findEncoded(run, needles, effort, depth)
    if (found === undefined) return undefined
    for (const { start, end, needle } of found)
      hits.push({ start: origin[start] ?? 0, end: origin[end] ?? text.length, needle })
  }
  return hits
}

/** Finds secrets within Base64. */
function findEncoded(
  text: string,
  needles: Needles,
  effort: Effort,
  depth: number,
): readonly Hit[] | undefined {
  const found: Hit[] = []
  for (const { start, text: inner } of base64Stretches(text, needles)) {
    effort.left -= inner.length
    if (depth === deepest || effort.left < 0) return undefined
    const hits = findSecrets(inner, needles, { effort, cutAtEnd: false }, depth + 1)
    if (hits === undefined) return undefined
    for (const hit of hits)
      found.push({
        start: start + Math.floor((hit.start * 4) / 3),
        end: Math.min(text.length, start + Math.ceil((hit.end * 4) / 3)),
        needle: hit.needle,
      })
  }
  return found
}
