import type { Walk } from '../../../src/scenario/index.js'
import { idsOf } from './numbered-pages.js'

/** In fewer items than this, an order may be left by chance. */
const fewest = 5

/**
 * Whether each of these readings of a list found the same items, in an order that has next to nothing of the one before.
 * Such a list does not move, it has no order: what comes of that in its pages comes of no change.
 */
export const isShuffled = (...walks: readonly Walk[]): boolean =>
  walks
    .map(idsOf)
    .every((ids, index, all) => index === 0 || sharesNoOrder(all[index - 1] ?? [], ids))

function sharesNoOrder(before: readonly string[], after: readonly string[]): boolean {
  const all = new Set([...before, ...after]).size
  if (all < fewest || before.length !== all || after.length !== all) return false
  const pairs = new Set(neighbours(before))
  return neighbours(after).filter((pair) => pairs.has(pair)).length * 4 <= all
}

const neighbours = (ids: readonly string[]): readonly string[] =>
  ids.slice(1).map((id, index) => `${ids[index]}\n${id}`)
