import type { Operation } from '../../contract/operation.js'
import { narrowingRelations } from '../lists/narrowing-relations.js'

/** What a list was asked for, besides the part of it that a page is. */
export interface ListQuery {
  /** The same for the same list. */
  readonly key: string
  /** What else than narrowing and an order was asked for: two lists that differ in it may hold different things. */
  readonly rest: string
  /** The order that was asked for; empty for none. */
  readonly order: string
  /** Parameters that narrow the list, each with its value. */
  readonly narrowed: readonly (readonly [name: string, value: string])[]
}

const pages = ['start', 'limit']
const order = 'sortBy'

/** Reads the query of a list. */
export function listQuery({ parameters }: Operation, url: string): ListQuery {
  const asked = [...new URL(url).searchParams]
    .filter(([name]) => !pages.includes(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const isNarrowing = (name: string): boolean =>
    Object.hasOwn(narrowingRelations, name) ||
    parameters.some((one) => one.name === name && one.filter !== undefined)
  const told = (some: typeof asked): string => some.map((one) => one.join('=')).join('&')
  return {
    key: told(asked),
    rest: told(asked.filter(([name]) => !isNarrowing(name) && name !== order)),
    order: told(asked.filter(([name]) => name === order)),
    narrowed: asked.filter(([name]) => isNarrowing(name)),
  }
}
