import { nearestWord } from '../contract/nearest-word.js'

/** What a mistyped word was probably meant to begin ids with, up to one of the signs that part them. */
export function nearestBeginning(word: string, ids: readonly string[]): string | undefined {
  const beginnings = ids.flatMap((id) =>
    [...id.matchAll(/[./:-]/g)].map(({ index }) => id.slice(0, index)),
  )
  return nearestWord(word, new Set(beginnings))
}
