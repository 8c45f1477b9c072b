import { isNode } from '../is-node.js'
import { valueAt } from '../value-at.js'

/**
 * What an item of a list lacks and the resource behind it shows.
 *
 * @param carried pointers to members, or to those of an object that both have; `*` is each name in a map
 * @returns the first that is left out
 */
export const leftOut = (
  carried: readonly string[],
  item: unknown,
  resource: unknown,
): string | undefined =>
  carried
    .flatMap((pointer) => namesIn(pointer, resource))
    .find((pointer) => isLeftOut(pointer, item, resource))

/** The pointer itself, or one for each name in the map of the resource. */
function namesIn(pointer: string, resource: unknown): readonly string[] {
  const [map = '', ...inner] = pointer.split('/*')
  const entries = valueAt(resource, map)
  if (inner.length === 0) return [pointer]
  if (!isNode(entries)) return []
  const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')
  return Object.keys(entries).map((name) => `${map}/${escaped(name)}${inner.join('/*')}`)
}

function isLeftOut(pointer: string, item: unknown, resource: unknown): boolean {
  const holder = pointer.slice(0, pointer.lastIndexOf('/'))
  const [due, shown] = [valueAt(resource, pointer), valueAt(item, pointer)]
  // A flag of an object that is false may say so by its absence.
  if (holder !== '' && (due === false || !isNode(valueAt(item, holder)))) return false
  return isShown(due) && (shown === undefined || isEmptied(due, shown))
}

/** An object that has nothing of what it has there; a list in its place has no members to leave out. */
const isEmptied = (due: unknown, shown: unknown): boolean =>
  isNode(due) && isNode(shown) && !isShown(shown)

/** Whether there is something to tell: nothing is left out with what is empty. */
const isShown = (value: unknown): boolean => {
  if (value === undefined || value === null || value === '') return false
  return typeof value !== 'object' || Object.keys(value).length > 0
}
