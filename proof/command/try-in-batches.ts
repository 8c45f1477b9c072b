import type { Liberty } from '../liberty.js'
import type { Listed } from '../list-variations.js'
import { batchesOf } from '../trial/batches-of.js'
import { holdTrials, type Order } from '../trial/hold-trials.js'
import type { Trial } from '../trial/trial.js'

/** @returns what is in force in each trial, the longest ones first */
export function inBatches(
  names: readonly string[],
  liberties: readonly Listed<Liberty>[],
): readonly (readonly string[])[] {
  const free = new Set(liberties.map(({ name }) => name))
  const chosen = liberties.filter(({ name }) => names.includes(name))
  const batches = batchesOf(chosen).toSorted((one, other) => other.length - one.length)
  return [
    ...batches.filter(({ length }) => length > 1),
    ...names.filter((name) => !free.has(name)).map((name) => (name === '' ? [] : [name])),
    ...batches.filter(({ length }) => length === 1),
  ]
}

/**
 * Holds trials. Where several liberties in one bank are blamed, each is tried alone, so that whoever is to blame is
 * named; where none of them is then, the batch is.
 *
 * @returns a trial for each liberty, and one for each batch that is to blame
 */
export async function tryInBatches(
  order: Order,
  hold: (order: Order) => Promise<readonly Trial[]> = holdTrials,
): Promise<readonly Trial[]> {
  const trials = await hold(order)
  const blamed = trials.filter((trial) => isBatch(trial) && isBlamed(trial))
  if (blamed.length === 0) return trials.flatMap(membersOf)
  const alone = await hold({
    ...order,
    trials: blamed.flatMap(({ members }) => members.map((name) => [name])),
  })
  return trials.flatMap((trial) => {
    if (!blamed.includes(trial)) return membersOf(trial)
    const apart = alone.filter(({ name }) => trial.members.includes(name))
    return apart.some(isBlamed) ? apart : [trial, ...apart]
  })
}

const isBatch = ({ members }: Trial): boolean => members.length > 1

const isBlamed = ({ failed, errors, surprises }: Trial): boolean =>
  failed.length + errors.length + surprises.length > 0

const membersOf = (trial: Trial): readonly Trial[] =>
  isBatch(trial) ? trial.members.map((name) => ({ ...trial, name, members: [name] })) : [trial]
