import { identify, type Walk } from '../../src/scenario/index.js'

/**
 * What small pages repeat of a list or lack of it, a word and an identifier each: `twice`, `missing`, or
 * `next` where a single page left the rest of the list behind without a link to it.
 *
 * @param before the list in the biggest pages, before the small ones were walked
 * @param after the same after it: only what is in both can be missing
 */
export function pageFaults(small: Walk, before: Walk, after: Walk): readonly string[] {
  const ids = small.items.map(identify)
  const held = new Set<string>()
  const twice: string[] = []
  for (const id of ids) {
    if (held.has(id)) twice.push(`twice ${id}`)
    held.add(id)
  }
  if (small.end.kind !== 'complete') return twice
  const still = new Set(after.items.map(identify))
  const word = small.pages.length === 1 ? 'next' : 'missing'
  const lacking = before.items
    .map(identify)
    .filter((id) => still.has(id) && !held.has(id))
    .map((id) => `${word} ${id}`)
  return [...twice, ...lacking]
}
