import { counted } from '../../src/report/counted.js'
import { formatCount } from '../../src/report/format-count.js'
import type { Trial } from '../trial/trial.js'
import type { KillMatrix } from './kill-matrix.js'

/** What a proof came to, in one line. */
export function verdictLine(
  trials: readonly Trial[],
  { kills, complaints }: KillMatrix,
  milliseconds: number,
): string {
  const killed = trials.filter(({ kind, failed }) => kind === 'defect' && failed.length > 0)
  const spared = trials.filter(
    ({ kind, failed, isAsDue }) => kind === 'liberty' && (isAsDue || failed.length === 0),
  )
  const unseen = spared.filter(({ exchanges }) => exchanges === 0)
  const ofThem =
    unseen.length === 0 ? '' : ` (${formatCount(unseen.length)} met by no scenario yet)`
  return `  ${complaints.length === 0 ? 'PROVED' : 'NOT PROVED'}  ${[
    `${counted(killed.length, 'defect')} killed`,
    `${formatCount(spared.length)} ${spared.length === 1 ? 'liberty' : 'liberties'} spared${ofThem}`,
    counted(kills.length, 'requirement'),
    counted(complaints.length, 'complaint'),
    `${(milliseconds / 1000).toFixed(1)} s`,
  ].join(' · ')}`
}
