import { identify, type Item } from '../../../../src/scenario/index.js'

/** Parameters that filter the list of definitions by a member of that name. */
export const filters = ['type', 'contextName'] as const

/** Values that each of them selects; what is not named selects all. */
export type Wanted = Readonly<Partial<Record<(typeof filters)[number], readonly string[]>>>

/** What distinguishes these definitions from others that match the filters. */
export const matching = (items: readonly Item[], wanted: Wanted): readonly string[] =>
  items
    .filter((item) => filters.every((name) => wanted[name]?.includes(String(item[name])) !== false))
    .map(identify)
    .toSorted()
