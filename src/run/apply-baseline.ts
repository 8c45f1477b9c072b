import type { Baseline, KnownFailure } from '../target/baseline.js'
import type { Run, StaleEntry } from './run.js'
import type { ContraryResult, RequirementResult } from './requirement-result.js'
import { wasDecided } from './was-decided.js'

/** Undecided entries that a note names. */
const most = 5

/**
 * A run with its failures held against a baseline: those that it lists are marked as known, and its
 * entries that passed are stale, and so are those whose last day was over when the run began: what they list is a new
 * failure. What was not part of the run is left alone.
 *
 * @param whole whether the run tested everything, and not only what `--only` named
 */
export function applyBaseline(run: Run, { file, known }: Baseline, whole: boolean): Run {
  const results = new Map(run.requirements.map((one) => [one.id, one]))
  const today = run.started.slice(0, 'YYYY-MM-DD'.length)
  const isOver = ({ until }: KnownFailure): boolean => until !== undefined && until < today
  const listed = new Map(
    known.filter((one) => !isOver(one)).map((one) => [one.requirement, reasonOf(one)]),
  )
  const rules = new Set(run.judges.filter(({ kind }) => kind === 'rule').map(({ id }) => id))
  // A target that serves no one passes much; an error elsewhere does not make a pass doubtful.
  const served = wasDecided({ ...run, totals: { ...run.totals, error: 0 } })
  // A rule judges what happens to be sent: in a part of a run it may not have seen the failure.
  const seenWhole = ({ judges }: RequirementResult): boolean =>
    served && (whole || !judges.some((id) => rules.has(id)))
  const passed = ({ requirement }: KnownFailure): boolean => {
    const result = results.get(requirement)
    return result?.verdict === 'pass' && seenWhole(result)
  }
  const stale = known.flatMap((one): readonly StaleEntry[] => {
    if (passed(one)) return [{ ...one, why: 'passed' }]
    return results.has(one.requirement) && isOver(one) ? [{ ...one, why: 'expired' }] : []
  })
  const listedStale = new Set(stale.map(({ requirement }) => requirement))
  const open = known.filter(
    (one) =>
      results.has(one.requirement) &&
      !isBroken(results.get(one.requirement)) &&
      !listedStale.has(one.requirement),
  )
  const requirements = run.requirements.map((one) => {
    return isBroken(one) ? { ...one, known: listed.get(one.id) } : one
  })
  return {
    ...run,
    requirements,
    baseline: {
      file,
      known: requirements.filter((one) => one.verdict === 'fail' && one.known !== undefined).length,
      stale,
    },
    notes: open.length === 0 ? run.notes : [...run.notes, remark(open, file)],
  }
}

/** `ticket BANK-12 (payments team, until 2027-01-31)` */
function reasonOf({ because, owner, until }: KnownFailure): string {
  const more = [owner, until && `until ${until}`].filter((one) => one !== undefined)
  return more.length === 0 ? because : `${because} (${more.join(', ')})`
}

const isBroken = (one: RequirementResult | undefined): one is RequirementResult<ContraryResult> =>
  one?.verdict === 'fail' || one?.verdict === 'warn'

function remark(open: readonly KnownFailure[], file: string): string {
  const named = open.slice(0, most).map(({ requirement }) => requirement)
  const rest = open.length > most ? ` and ${open.length - most} more` : ''
  return `Not decided in this run, so these entries of ${file} stay: ${named.join(', ')}${rest}.`
}
