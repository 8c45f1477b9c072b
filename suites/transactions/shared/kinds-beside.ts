import type { Item } from '../../../src/scenario/index.js'
import type { Reading } from './readings.js'
import { mostTelling } from './traits.js'

/** So many of them are enough. */
const most = 6

const itemOf = ({ answer }: Reading): Item => (answer.json ?? {}) as Item

/**
 * Transactions of which each shows something that those before it do not: another type, a check, a member, a currency.
 *
 * @param read all that were read
 * @param further of them, those that may be chosen
 */
export const kindsBeside = (
  read: readonly Reading[],
  further: readonly Reading[],
  known: readonly (string | undefined)[],
): readonly string[] =>
  mostTelling(
    further.map((one) => ({ of: one.id, item: itemOf(one) })),
    read.filter(({ id }) => known.includes(id)).map(itemOf),
    most,
  )
