import type { NarrowedList } from './narrow-lists.js'

/** Two values that show the difference: both must match something that is still there, and not the same items. */
export function tellingPair(
  asked: readonly NarrowedList[],
  match: 'any' | 'every',
): readonly string[] | undefined {
  for (const one of asked)
    for (const other of asked) {
      const [mine, theirs] = [new Set(one.due), new Set(other.due)]
      const shared = [...mine].filter((id) => theirs.has(id)).length
      const differ = shared < mine.size && shared < theirs.size
      if (one !== other && differ && (match === 'any' || shared > 0))
        return [...one.values, ...other.values]
    }
  return undefined
}
