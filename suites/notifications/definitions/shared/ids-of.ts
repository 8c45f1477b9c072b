import type { Item } from '../../../../src/scenario/index.js'

/** Identifiers of definitions of a list. */
export const idsOf = (items: readonly Item[]): readonly string[] =>
  items.flatMap(({ _id: id }) => (typeof id === 'string' ? [id] : []))
