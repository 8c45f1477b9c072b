import { unitAt } from '../../bounds/unit-at.js'
import type { Hit } from './hit.js'
import { bucketOf, hashed, type Needles } from './needles.js'

/** What one look at a text shows. */
export interface PlainMatches {
  /** Secrets that stand there as they are. */
  readonly hits: Hit[]
  /** Where a secret may begin: some four characters of its beginning stand there. */
  readonly beginnings: readonly number[]
  /** Where an escape may begin, or the text was cut. */
  readonly places: readonly number[]
}

/** Goes through a text once, for secrets as they are and for what could be an escape. */
export function findPlain(text: string, needles: Needles): PlainMatches {
  const { byHash, hashes, openers } = needles
  const hits: Hit[] = []
  const beginnings: number[] = []
  const places: number[] = []
  const { length } = text
  let four = 0
  for (let at = 0; at < length; at++) {
    const unit = unitAt(text, at)
    if (openers[unit] !== 0) places.push(at)
    four = (four << 8) ^ unit
    const bucket = bucketOf(four)
    if (hashes[bucket] === 0) continue
    const start = at - hashed + 1
    beginnings.push(start)
    for (const [size, secrets] of byHash.get(bucket) ?? []) {
      const needle = secrets.get(text.slice(start, start + size))
      if (needle) hits.push({ start, end: start + size, needle })
    }
  }
  return { hits, beginnings, places }
}
