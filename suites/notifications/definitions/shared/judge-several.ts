import { often, someTimes, type Verification } from '../../../../src/scenario/index.js'
import type { DefinitionsToSort } from './definitions-to-sort.js'

/**
 * Judges a list that is to be sorted by context and type.
 *
 * @returns whether it is in that order each time
 */
export async function judgeSeveral(
  verify: Verification,
  own: DefinitionsToSort,
  sortBy: string,
): Promise<boolean> {
  const ids = own.inOrder(sortBy)
  return someTimes(async () => {
    const { list, mine } = await own.sorted(sortBy)
    if (!verify(list).status(200)) return false
    if (mine !== undefined) return verify(list).inOrder(ids, '_id')
    verify.undecided('The definitions that were created are not all in the list.', {
      remedy: 'let the list hold what was created',
    })
    return false
  }, often)
}
