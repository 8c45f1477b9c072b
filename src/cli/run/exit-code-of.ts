import type { Gate, Run } from '../../run/run.js'
import type { RequirementResult } from '../../run/requirement-result.js'
import { wasDecided } from '../../run/was-decided.js'
import { type ExitCode, exitCode } from '../exit-code.js'

/** What a run tells its caller. Failures that are known do not count, entries that are stale do. */
export function exitCodeOf(run: Run, { strict, failOn }: Gate): ExitCode {
  const { known, stale } = run.baseline ?? { known: 0, stale: [] }
  if (run.totals.fail > known || stale.length > 0) return exitCode.failure
  if (failOn === 'should' && run.requirements.some(isNewWarning)) return exitCode.failure
  if (run.lint.some(({ severity }) => severity === 'error')) return exitCode.usage
  if (!wasDecided(run)) return exitCode.untested
  return strict === true && isLeftOpen(run) ? exitCode.untested : exitCode.success
}

const isNewWarning = ({ verdict, known }: RequirementResult): boolean =>
  verdict === 'warn' && known === undefined

/** Whether something is inconclusive that does not merely wait for a failure that is known. */
function isLeftOpen({ requirements, findings }: Run): boolean {
  const known = new Set(
    requirements
      .filter((one) => one.known !== undefined || one.later !== undefined)
      .map(({ id }) => id),
  )
  const open = new Set(
    requirements.filter(({ verdict }) => verdict === 'inconclusive').map(({ id }) => id),
  )
  return findings.some(
    ({ requirement, verdict, dependsOn }) =>
      open.has(requirement) && verdict === 'inconclusive' && !known.has(dependsOn ?? ''),
  )
}
