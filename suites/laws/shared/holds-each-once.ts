import { type Expectation, identify, type Item, type Walk } from '../../../src/scenario/index.js'

/** Items that are named in words. */
const told = 5

/**
 * No item stands twice in the pages of a list. Without an identifier, two things may say the same: as often as they do
 * where the list comes in bigger pages.
 */
export function holdsEachOnce(
  expectation: Expectation,
  { items, pages }: Walk,
  bigger: readonly Walk[],
): boolean {
  const known = bigger.map((one) => countsOf(one.items))
  const twice = [...countsOf(items)]
    .filter(([id, { count, isNamed }]) => {
      const usual = known.map((counts) => counts.get(id)?.count ?? 1)
      return count > (isNamed ? 1 : Math.max(1, ...usual))
    })
    .map(([id]) => id)
  // What stands twice is seen where it comes again.
  const shownBy = pages.findLast((page) => page.items.some((one) => twice.includes(identify(one))))
  return expectation.that({
    holds: twice.length === 0,
    expected: 'each item once',
    actual: twice.length === 0 ? 'each once' : `twice: ${twice.slice(0, told).join(', ')}`,
    faults: twice,
    shownBy,
  })
}

interface Count {
  readonly count: number
  /** Whether an identifier tells it from all others. */
  readonly isNamed: boolean
}

function countsOf(items: readonly Item[]): ReadonlyMap<string, Count> {
  const counts = new Map<string, Count>()
  for (const item of items) {
    const id = identify(item)
    const isNamed = typeof (item['id'] ?? item['_id']) === 'string'
    counts.set(id, { count: (counts.get(id)?.count ?? 0) + 1, isNamed })
  }
  return counts
}
