import type { Defect } from '../defect.js'
import type { Liberty } from '../liberty.js'
import type { Listed } from '../list-variations.js'
import { batchesOf } from '../trial/batches-of.js'
import { groupsOf } from '../trial/groups-of.js'
import { holdTrials } from '../trial/hold-trials.js'
import type { Order } from '../trial/order.js'
import type { Trial } from '../trial/trial.js'

/** @returns what is in force in each trial, the longest ones first; what is no liberty and in no group, alone */
export function inBatches(
  names: readonly string[],
  liberties: readonly Listed<Liberty>[],
  defects: readonly Listed<Defect>[],
): readonly (readonly string[])[] {
  const isChosen = ({ name }: { readonly name: string }): boolean => names.includes(name)
  const batches = batchesOf(liberties.filter(isChosen)).toSorted(
    (one, other) => other.length - one.length,
  )
  const groups = groupsOf(defects.filter(isChosen))
  const placed = new Set([...batches, ...groups].flat())
  return [
    ...batches.filter(({ length }) => length > 1),
    ...groups,
    ...names.filter((name) => !placed.has(name)).map((name) => (name === '' ? [] : [name])),
    ...batches.filter(({ length }) => length === 1),
  ]
}

/**
 * Holds trials. Where a batch is not as it should be, each of its members is tried alone, so that the one to blame
 * is named; where all of them are as they should be, a batch of liberties is blamed, and a group of defects is not:
 * one of them hides another. A liberty that had nothing to do beside others is tried alone as well.
 *
 * @returns a trial for each variation, and one for each batch that is to blame
 */
export async function tryInBatches(
  order: Order,
  defects: readonly Defect[],
  hold: (order: Order) => Promise<readonly Trial[]> = holdTrials,
): Promise<readonly Trial[]> {
  const breaks = new Map(defects.map((one) => [one.name, one.breaks]))
  const trials = await hold(order)
  const doubtful = trials.filter((trial) => isBatch(trial) && isDoubtful(trial))
  const again = trials.flatMap((trial) => (doubtful.includes(trial) ? trial.members : trial.hidden))
  if (again.length === 0) return trials.flatMap((trial) => membersOf(trial, breaks))
  const alone = await hold({ ...order, trials: again.map((name) => [name]) })
  return trials.flatMap((trial) => {
    if (!doubtful.includes(trial))
      return membersOf(trial, breaks).map(
        (one) => alone.find(({ name }) => name === one.name) ?? one,
      )
    const apart = alone.filter(({ name }) => trial.members.includes(name))
    return trial.kind === 'defect' || apart.some((one) => !one.isAsDue) ? apart : [trial, ...apart]
  })
}

const isBatch = ({ members }: Trial): boolean => members.length > 1

const isDoubtful = ({ isAsDue, quiet }: Trial): boolean => !isAsDue || quiet.length > 0

/** Each member of a batch came to what it breaks by itself. */
const membersOf = (
  trial: Trial,
  breaks: ReadonlyMap<string, readonly string[]>,
): readonly Trial[] =>
  isBatch(trial)
    ? trial.members.map((name) => ({
        ...trial,
        name,
        members: [name],
        hidden: [],
        failed: trial.failed.filter((id) => breaks.get(name)?.includes(id)),
      }))
    : [trial]
