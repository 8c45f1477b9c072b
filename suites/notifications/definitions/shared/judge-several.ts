import type { Stage } from '../../../../src/scenario/index.js'
import type { OwnToSort } from './own-to-sort.js'

type Content = OwnToSort['content'][number]

/** Texts of ours, of which all orders think the same, in the order that is asked for. */
function inOrder(content: readonly Content[], sortBy: string): readonly Content[] {
  const fields = sortBy.split(',').map((field) => ({
    name: field.replace('-', '') as keyof Content,
    descending: field.startsWith('-'),
  }))
  return content.toSorted((one, other) => {
    for (const { name, descending } of fields)
      if (one[name] !== other[name]) return one[name] < other[name] === descending ? 1 : -1
    return 0
  })
}

/**
 * Judges a list that was sorted by context and type.
 *
 * @returns whether it is in that order; undefined where it was not to be had
 */
export async function judgeSeveral(
  { verify, undecided }: Pick<Stage, 'verify' | 'undecided'>,
  requirement: string,
  own: OwnToSort,
  sortBy: string,
): Promise<boolean | undefined> {
  const { page, mine = [], stopped } = await own.sorted(sortBy)
  const answer = page ?? stopped
  if (answer === undefined) {
    undecided(requirement, 'The list was not to be had.')
    return undefined
  }
  const told = (items: readonly object[]): string =>
    items
      .map((item) => `${Reflect.get(item, 'contextName')} ${Reflect.get(item, 'type')}`)
      .join(', ')
  const [due, met] = [told(inOrder(own.content, sortBy)), told(mine)]
  verify(requirement, answer).that({
    holds: met === due,
    expected: due,
    actual: page === undefined ? `status ${answer.status}` : met,
    pointer: '/_embedded/items',
    whole: true,
  })
  return met === due
}
