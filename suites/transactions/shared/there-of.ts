import type { Search } from '../../../src/scenario/index.js'
import { readings } from './readings.js'

/** Those of these transactions that can be read; what a profile names may have gone since. */
export const thereOf = async (
  search: Search,
  ids: readonly string[],
): Promise<readonly string[]> => {
  const there = new Set((await readings(search)).map(({ id }) => id))
  return ids.filter((id) => there.has(id))
}
