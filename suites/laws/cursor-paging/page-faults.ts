import { identify, type Item, type Walk } from '../../../src/scenario/index.js'

/**
 * What small pages repeat of a list or lack of it, a word and an identifier each: `twice`, `missing`, or
 * `next` where a single page left the rest of the list behind without a link to it.
 *
 * @param before the list in the biggest pages, before the small ones were walked
 * @param after the same after it: only what is in both can be missing
 */
export function pageFaults(small: Walk, before: Walk, after: Walk): readonly string[] {
  const held = countsOf(small)
  const [bigger, later] = [countsOf(before), countsOf(after)]
  const twice = [...held]
    .filter(([id, { count, named }]) => {
      const known = [bigger, later].map((list) => list.get(id)?.count ?? 1)
      // Without an identifier, two things may say the same: as often as they do where the list comes in one page.
      return count > (named ? 1 : Math.max(...known))
    })
    .map(([id]) => `twice ${id}`)
  if (small.end.kind !== 'complete') return twice
  const still = new Set(after.items.map(identify))
  const word = small.pages.length === 1 ? 'next' : 'missing'
  const lacking = before.items
    .map(identify)
    .filter((id) => still.has(id) && !held.has(id))
    .map((id) => `${word} ${id}`)
  return [...twice, ...lacking]
}

interface Count {
  readonly count: number
  /** Whether an identifier tells it from all others. */
  readonly named: boolean
}

function countsOf({ items }: Walk): ReadonlyMap<string, Count> {
  const counts = new Map<string, Count>()
  for (const item of items) {
    const id = identify(item)
    counts.set(id, { count: (counts.get(id)?.count ?? 0) + 1, named: isNamed(item) })
  }
  return counts
}

const isNamed = ({ id, _id: other }: Item): boolean => typeof (id ?? other) === 'string'
