import { isFilledIn } from './is-filled-in.js'
import type { SchemaNode as Item } from '../schema-node.js'

/**
 * Members that an item of a list and the resource behind it both show, and of which they say different things. What HAL
 * adds is spelt as the target likes, and what is of the wrong type in either is the fault of another requirement.
 */
export const differingMembers = (item: Item, resource: Item): readonly string[] =>
  Object.keys(item).filter((name) => !name.startsWith('_') && differ(item[name], resource[name]))

function differ(one: unknown, other: unknown): boolean {
  if (kindOf(one) !== kindOf(other)) return false
  if (typeof one === 'string' && typeof other === 'string')
    return !isSameTime(one, other) && !isSameText(one, other)
  if (Array.isArray(one) && Array.isArray(other)) {
    const isAmong = (value: unknown, list: readonly unknown[]) =>
      list.some((each) => kindOf(each) === kindOf(value) && !differ(value, each))
    return one.length !== other.length || !one.every((each) => isAmong(each, other))
  }
  if (kindOf(one) === 'object') return differingMembers(one as Item, other as Item).length > 0
  return one !== other
}

/** Either may show the placeholders of a text, and the other one what stands for them. */
const isSameText = (one: string, other: string): boolean =>
  isFilledIn(one, other) || isFilledIn(other, one)

/** The same moment may be written in several ways (RFC 3339). */
function isSameTime(one: string, other: string): boolean {
  const isTime = (text: string): boolean => /^\d{4}-\d\d-\d\d[Tt ]/.test(text)
  return isTime(one) && isTime(other) && Date.parse(one) === Date.parse(other)
}

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value
