import type { Item } from '../../../../src/scenario/index.js'

/** Identifiers of what a list holds. */
export const idsOf = ({ items }: { readonly items: readonly Item[] }): readonly string[] =>
  items.flatMap(({ _id: id }) => (typeof id === 'string' ? [id] : []))
