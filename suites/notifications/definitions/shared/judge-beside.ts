import { often, someTimes, type Verification } from '../../../../src/scenario/index.js'
import type { DefinitionsToSort } from './definitions-to-sort.js'
import type { BothDirections } from './sorted-both-ways.js'

/**
 * Judges that the list keeps its order beside filters and a search, and from one page to the next. Only types are all different, so
 * that those of others are not among them.
 *
 * @returns whether it does
 */
export async function judgeBeside(
  verify: Verification,
  own: DefinitionsToSort,
  { field, up }: BothDirections,
): Promise<boolean> {
  if (field !== 'type') return true
  for (const beside of own.besides) {
    const isSorted = await someTimes(async () => {
      const { list, mine } = await own.sorted(field, beside)
      // Whether the filter leaves them in the list is another requirement.
      return mine === undefined || verify(list).inOrder(up.due, field)
    }, often)
    if (!isSorted) return false
  }
  const [found, ...narrowed] = await Promise.all([
    own.searched(field),
    ...own.besidesOnce.map((beside) => own.sorted(field, beside)),
  ])
  const isTelling = found.pages[0]?.status === 200 && found.items.length > 1
  const lists = narrowed.flatMap(({ list, mine }) => (mine === undefined ? [] : [list]))
  return [...(isTelling ? [found] : []), ...lists].every((list) =>
    verify(list).inOrder(up.due, field),
  )
}
