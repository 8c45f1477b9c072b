import type { Item, Operation } from '../../../src/scenario/index.js'
import { meant } from './active-list.js'

/** Types of our definitions, which stand in the texts of their notifications: see `ownType`. */
const ours = /assay[a-z]{8}/

/** Whether a notification shows that it is of another definition of ours than this one: another story made it. */
export function isOfAnother(item: Item, type: string): boolean {
  const shown = JSON.stringify(item)
  return ours.test(shown) && !shown.includes(type)
}

/**
 * Whether the text of a notification names the type of a definition of ours, as that of the definition does: others make
 * notifications as well. Undefined where it shows no text.
 */
export function namesType(active: Operation, item: Item, type: string): boolean | undefined {
  const text = meant(active, item, 'text')
  return typeof text === 'string' ? text.includes(type) : undefined
}
