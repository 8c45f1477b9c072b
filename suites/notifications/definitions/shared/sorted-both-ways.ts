import type { DefinitionsToSort, Sorted } from './definitions-to-sort.js'

const fields = ['type', 'contextName', 'priority'] as const
type Field = (typeof fields)[number]

/** A list by one of its fields, in one direction. */
export interface SortedBy extends Sorted {
  /** What the field is to be, one definition after the other. */
  readonly due: readonly string[]
  /** Whether it is so. */
  readonly isRight: boolean
}

/** The list by one of its fields, in both directions. */
export interface BothDirections {
  readonly field: Field
  readonly up: SortedBy
  readonly down: SortedBy
}

/** Reads the list by each of its fields: which of them it can be sorted by is not shown. */
export const sortedBothWays = (own: DefinitionsToSort): Promise<readonly BothDirections[]> =>
  Promise.all(
    fields.map(async (field) => {
      const [up, down] = [await own.sorted(field), await own.sorted(`-${field}`)]
      const risen = inOrder(field, textsOf(up, field))
      // Which priority comes first is not said, and it comes last the other way round.
      const fallen =
        field === 'priority'
          ? textsOf(up, field).toReversed()
          : inOrder(field, textsOf(down, field)).toReversed()
      return { field, up: by(field, up, risen), down: by(field, down, fallen) }
    }),
  )

const by = (field: Field, seen: Sorted, due: readonly string[]): SortedBy => ({
  ...seen,
  due,
  isRight: seen.mine !== undefined && textsOf(seen, field).join() === due.join(),
})

const textsOf = ({ mine = [] }: Sorted, field: Field): readonly string[] =>
  mine.map((item) => String(item[field]))

/** Texts by their letters; priorities, of which one may come before the other for what they mean, side by side. */
function inOrder(field: Field, texts: readonly string[]): readonly string[] {
  if (field !== 'priority') return texts.toSorted()
  const kinds = [...new Set(texts)]
  return texts.toSorted((one, other) => kinds.indexOf(one) - kinds.indexOf(other))
}

/** Whether the list falls where it is to rise, and rises where it is to fall. */
export const isTurned = (one: BothDirections): boolean =>
  isText(one) &&
  [one.up, one.down].every(
    (seen) => textsOf(seen, one.field).join() === seen.due.toReversed().join(),
  ) &&
  new Set(one.up.due).size > 1

/** Whether the field is a text whose order all servers read alike. */
export const isText = ({ field }: BothDirections): boolean => field !== 'priority'
