import { identify } from '../../../src/scenario/index.js'
import type { NarrowedList } from './narrow-lists.js'

/** Two values that show the difference: both must match something, and not the same items. */
export function tellingPair(
  asked: readonly NarrowedList[],
  match: 'any' | 'every',
): readonly string[] | undefined {
  const ids = (one: NarrowedList): Set<string> => new Set(one.expected.map(identify))
  for (const one of asked)
    for (const other of asked) {
      const [mine, theirs] = [ids(one), ids(other)]
      const shared = [...mine].filter((id) => theirs.has(id)).length
      const differ = shared < mine.size && shared < theirs.size
      if (one !== other && differ && (match === 'any' || shared > 0))
        return [...one.values, ...other.values]
    }
  return undefined
}
