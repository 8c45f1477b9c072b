import type { Sender, Stage } from '../../../../src/scenario/index.js'
import { memoReads } from './memo-reads.js'
import { memoWrites } from './memo-writes.js'

const [one, other, never] = ['Assay wrote this', 'Assay wrote that', 'Assay wrote nothing']

/** The moves of which sequences around the memo of a transaction are made. */
export function memoMoves(
  customer: Sender,
  transactionId: string,
  stage: Pick<Stage, 'assume' | 'giveUp' | 'settled'>,
) {
  const { read, readMember } = memoReads(customer, transactionId, stage)
  const { create, replace, replaceUntold, refuse, remove, removeNothing } = memoWrites(
    customer,
    transactionId,
    read,
  )
  const latest = refuse(never, (old) => old.at(-1))
  const first = refuse(never, ([old]) => old)
  const wrong = refuse(never, () => '"assay-no-such-tag"')
  const written = [create(one), read, readMember, replace(other), read, readMember, latest, wrong]
  const deleted = [read, remove, read, readMember, wrong, read, removeNothing]
  const replacements = [replace(one), replace(other), replaceUntold(one)]
  const writes = [create(one), create(other), ...replacements, ...replacements]
  const others = [latest, first, wrong, remove, remove, removeNothing, read, read, readMember]
  return {
    straight: [...written, ...deleted],
    transitions: [...writes, ...others],
    closing: [readMember, read],
  }
}
