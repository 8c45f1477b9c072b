import type { Item } from '../../../src/scenario/index.js'

/** Types of our definitions, which stand in the texts of their notifications: see `ownType`. */
const ours = /assay[a-z]{8}/

/** Whether a notification shows that it is of another definition of ours than this one: another story made it. */
export function isOfAnother(item: Item, type: string): boolean {
  const shown = JSON.stringify(item)
  return ours.test(shown) && !shown.includes(type)
}
