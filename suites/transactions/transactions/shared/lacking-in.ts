import { type Answer, hrefsOf, type Item } from '../../../../src/scenario/index.js'
import { itemsOf } from '../../shared/items-of.js'

/** Identifiers of what a page lacks of others; none where it is no list, or leads on to a page that may hold them. */
export function lackingIn(page: Answer, due: readonly Item[]): readonly unknown[] {
  const isWhole = hrefsOf(page.json, 'next').length === 0
  if (page.status !== 200 || !isWhole || !Array.isArray(page.at('/_embedded/items'))) return []
  const held = new Set(itemsOf(page).map(({ _id: id }) => id))
  return due.map(({ _id: id }) => id).filter((id) => typeof id === 'string' && !held.has(id))
}
