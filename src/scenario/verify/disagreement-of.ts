import { valueAt } from '../../contract/value-at.js'

/** A place where two answers say different things. */
interface Disagreement {
  readonly pointer: string
  readonly expected: string
  readonly actual: string
}

/**
 * The first place where one body says something else than the other one.
 *
 * @param pointers places to compare, which both have or neither; all members that both show where none are named
 */
export function disagreementOf(
  one: unknown,
  other: unknown,
  pointers?: readonly string[],
): Disagreement | 'nothing in common' | undefined {
  if (pointers !== undefined) {
    const places = pointers.map(
      (pointer) => [pointer, valueAt(one, pointer), valueAt(other, pointer)] as const,
    )
    if (places.every(([, actual, expected]) => actual === undefined && expected === undefined))
      return 'nothing in common'
    const wrong = places.find(([, actual, expected]) => show(actual) !== show(expected))
    return wrong && { pointer: wrong[0], expected: show(wrong[2]), actual: show(wrong[1]) }
  }
  return compareMembers(one, other, '')
}

function compareMembers(
  one: unknown,
  other: unknown,
  pointer: string,
): Disagreement | 'nothing in common' | undefined {
  if (!isObject(one) || !isObject(other))
    return show(one) === show(other)
      ? undefined
      : { pointer, expected: show(other), actual: show(one) }
  const common = Object.keys(other).filter((name) => name in one && name !== '_links')
  for (const name of common) {
    const found = compareMembers(one[name], other[name], `${pointer}/${segment(name)}`)
    if (found !== undefined && found !== 'nothing in common') return found
  }
  return common.length === 0 ? 'nothing in common' : undefined
}

const segment = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Members in any order, and so what is listed in objects: which of them comes first is not said. */
const show = (value: unknown): string =>
  value === undefined ? 'nothing' : JSON.stringify(sorted(value))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    const all = value.map(sorted)
    return all.every(isObject) ? all.toSorted((a, b) => (show(a) < show(b) ? -1 : 1)) : all
  }
  if (!isObject(value)) return value
  const entries = Object.entries(value).filter(([name]) => name !== '_links')
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, inner]) => [name, sorted(inner)]),
  )
}
