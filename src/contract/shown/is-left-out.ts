import { valueAt } from '../value-at.js'

/**
 * Whether an item of a list lacks what the resource behind it shows.
 *
 * @param pointer to a member, or to one of an object that both have
 */
export function isLeftOut(pointer: string, item: unknown, resource: unknown): boolean {
  const holder = pointer.slice(0, pointer.lastIndexOf('/'))
  const [due, shown] = [valueAt(resource, pointer), valueAt(item, pointer)]
  // A flag of an object that is false may say so by its absence.
  if (holder !== '' && (due === false || !isFilled(valueAt(item, holder)))) return false
  return isShown(due) && (shown === undefined || isEmptied(due, shown))
}

/** An object that has nothing of what it has there. */
const isEmptied = (due: unknown, shown: unknown): boolean =>
  isFilled(due) && isFilled(shown) && !isShown(shown)

/** A list in the place of an object has no members to leave out. */
const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether there is something to tell: nothing is left out with what is empty. */
const isShown = (value: unknown): boolean => {
  if (value === undefined || value === null || value === '') return false
  return typeof value !== 'object' || Object.keys(value).length > 0
}
