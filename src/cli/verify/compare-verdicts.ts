import { compareRuns } from '../../run/compare-runs.js'
import type { Change } from '../../run/comparison.js'
import { groupBy } from '../../run/group-by.js'
import type { Run } from '../../run/run.js'
import type { VerdictWord } from '../../terms/verdict.js'
import type { StoredRun } from '../last-run/parse-run.js'
import { compareFindings } from './compare-findings.js'
import { whyNotRecorded } from './why-not-recorded.js'
import type { Difference } from './difference.js'

/** How the verdicts of a run compare with those that its recording gives. */
export interface JudgedAgain {
  readonly same: number
  /** Of these, those that were decided: no recording is needed to leave something open. */
  readonly confirmed: number
  readonly of: number
  /** Decided otherwise, missing, added, or with other findings. */
  readonly differences: readonly Difference[]
  /** Requirements that a recording cannot decide, by the reason. */
  readonly notJudged: ReadonlyMap<string, readonly string[]>
  /** Of these, those that a whole recording would decide. */
  readonly lost: readonly string[]
  /** Requirements that came into the contract after the run. */
  readonly newer: readonly string[]
}

/** Compares the verdicts of a run with those that its recording gives. */
export function compareVerdicts(run: StoredRun, again: Run, isSameProgram: boolean): JudgedAgain {
  const { changes } = compareRuns(
    { shown: 'the bundle', run },
    { shown: 'judged again', run: again },
  )
  const changed = changes.filter(({ before, after }) => before !== after)
  const isOpen = openBefore(run)
  const results = new Map(again.requirements.map((one) => [one.id, one]))
  const notJudged = changed.filter((one) => isUndecided(one.after) && isOpen(one))
  const newer = isSameProgram ? [] : changed.filter((one) => isNewer(one, run, again))
  const others = changed.filter((one) => !notJudged.includes(one) && !newer.includes(one))
  const touched = new Set(changed.map(({ requirement }) => requirement))
  const same = run.requirements.filter(({ id }) => !touched.has(id))
  return {
    same: same.length,
    confirmed: same.filter(({ verdict }) => isDecided(verdict)).length,
    of: run.requirements.length,
    differences: [
      ...others.map((one) => differenceOf(one, isSameProgram)),
      ...compareFindings(run, again).filter(({ requirement }) => !touched.has(requirement)),
    ],
    lost: notJudged.filter((one) => whyNotRecorded(one, results) === undefined).map(idOf),
    newer: newer.map(idOf),
    notJudged: new Map(
      [...groupBy(notJudged, (one) => [whyNotRecorded(one, results) ?? missing])].map(
        ([reason, all]) => [reason, all.map(idOf)],
      ),
    ),
  }
}

const isDecided = (word: VerdictWord): boolean =>
  word === 'pass' || word === 'warn' || word === 'fail'

const isUndecided = (word: VerdictWord | undefined): boolean =>
  word === 'inconclusive' || word === 'error'

/** What was decided may be open in a recording; what was open stays so, unless the run itself was broken off. */
const openBefore =
  ({ interrupted, connections }: StoredRun) =>
  ({ before }: Change): boolean =>
    before !== undefined &&
    (before !== 'none' || interrupted !== undefined || connections?.unsteady === true)

/** It is not in the run, and the contract of its interface was another one. */
function isNewer({ before, interface: name }: Change, run: StoredRun, again: Run): boolean {
  const digestIn = ({ interfaces }: StoredRun): string | undefined =>
    interfaces.find((one) => one.name === name)?.digest
  return before === undefined && digestIn(run) !== digestIn(again)
}

function differenceOf(
  { requirement, before, after, told, because }: Change,
  isSameProgram: boolean,
): Difference {
  const explained = isSameProgram ? undefined : because
  if (before === undefined)
    return {
      requirement,
      text: `It is missing from the run; the recording gives ${after}.`,
      because: explained,
    }
  if (after === undefined)
    return {
      requirement,
      text: `The run has ${before}, and no such requirement is there.`,
      because: explained,
    }
  const shown = told === undefined ? '' : `: ${told}`
  return {
    requirement,
    text: `The run has ${before}, the recording gives ${after}${shown}`,
    because: explained,
  }
}

const idOf = ({ requirement }: Change): string => requirement
const missing = 'What would decide it is not in the recording.'
