import type { Answer, Stage } from '../../src/scenario/index.js'

/** Says whether pages keep to the limit that was asked for, and whether they tell the limit that they used. */
export function judgePageSizes(
  { verify, undecided }: Stage,
  id: (aspect: string) => string,
  pages: readonly Answer[],
  limit: number,
): void {
  const overfull = pages.some((page) => page.items.length > limit)
  if (overfull)
    undecided(id('limit-reported'), 'The pages have another size than was asked for.', {
      dependsOn: id('limit-respected'),
    })
  else if (pages.every((page) => typeof page.at('/limit') !== 'number'))
    undecided(id('limit-reported'), 'No page tells the limit that it used.')
  for (const page of pages) {
    const { length } = page.items
    const reported = page.at('/limit')
    verify(id('limit-respected'), page).that({
      holds: length <= limit,
      expected: `at most ${limit} items`,
      actual: `${length} items`,
      pointer: '/items',
    })
    if (typeof reported === 'number' && !overfull)
      verify(id('limit-reported'), page).that({
        holds: reported <= limit && reported >= length,
        expected: `a limit from ${length} (the items of the page) to ${limit} (what was asked for)`,
        actual: String(reported),
        pointer: '/limit',
      })
  }
}
