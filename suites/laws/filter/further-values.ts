import {
  enumerated,
  type Item,
  matchesFilter,
  type Parameter,
} from '../../../src/scenario/index.js'
import { seenValues } from '../shared/values-of.js'

/** Values that are given at once, where the definition gives no bound. */
const most = 12

/** Many values at once: of three and more, none may be overlooked. */
export function manyValues(
  parameter: Parameter,
  items: readonly Item[],
): readonly (readonly string[])[] {
  const { maxItems = most } = parameter.schema as { readonly maxItems?: number }
  const values = (enumerated(parameter) ?? seenValues(parameter, items)).slice(0, maxItems)
  if (values.length < 3) return []
  return parameter.filter?.match === 'any' ? [values] : allButLast(parameter, items, values)
}

/** Of values that must all match, as many as an item has that does not have all, and last one that it lacks. */
function allButLast(
  parameter: Parameter,
  items: readonly Item[],
  values: readonly string[],
): readonly (readonly string[])[] {
  const [longest] = items
    .map((item) => {
      const has = (value: string): boolean => matchesFilter(item, parameter, [value]) === true
      const lacked = values.find((one) => !has(one))
      return lacked === undefined ? [] : [...values.filter(has), lacked]
    })
    .toSorted((one, other) => other.length - one.length)
  return longest === undefined || longest.length < 3 ? [] : [longest]
}

/** Values that no item has, and that are tried: what is often there may be gone already. */
const mostMisses = 3

/**
 * Values that no item has: each is cut short of one that items have, at its end or its beginning, or is one with a letter
 * more. They select none of them. Where letter case does not count, they are none of them either.
 */
export function nearMisses(parameter: Parameter, items: readonly Item[]): readonly string[] {
  if (enumerated(parameter) !== undefined) return []
  const seen = seenValues(parameter, items)
  const known = new Set(seen.map((value) => value.toLowerCase()))
  const isMiss = (value: string): boolean => value !== '' && !known.has(value.toLowerCase())
  const shorter = seen
    .map((value) => [...value].slice(0, -1).join(''))
    .filter(isMiss)
    .filter((_value, index, { length }) => index < mostMisses - 1 || index === length - 1)
  const longer = seen.map((value) => `${value}${[...value].at(-1) ?? ''}`).filter(isMiss)
  // Without their first digit, numbers may be those of another item that are written otherwise.
  const ends = seen.filter((value) => /^[a-z]{2}/i.test(value)).map((value) => value.slice(1))
  return [...shorter, ...longer.slice(0, 1), ...ends.filter(isMiss).slice(0, 1)]
}
