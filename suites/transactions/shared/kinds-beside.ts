import type { Reading } from './readings.js'

/** So many of them are enough. */
const most = 4

const kindOf = ({ answer }: Reading): string =>
  [answer.at('/type'), answer.at('/checkNumber') === undefined ? 'no check' : 'a check'].join()

/**
 * Transactions of other types than those that are known, and one with a check where they have none.
 *
 * @param read all that were read
 * @param further of them, those that may be chosen
 */
export function kindsBeside(
  read: readonly Reading[],
  further: readonly Reading[],
  known: readonly (string | undefined)[],
): readonly string[] {
  const kinds = new Set(read.filter(({ id }) => known.includes(id)).map(kindOf))
  const others = new Map(
    further.filter((one) => !kinds.has(kindOf(one))).map((one) => [kindOf(one), one.id]),
  )
  return [...others.values()].slice(0, most)
}
