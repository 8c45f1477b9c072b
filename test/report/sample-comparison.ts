import { compareRuns } from '../../src/run/compare-runs.js'
import type { RequirementResult } from '../../src/run/requirement-result.js'
import { sampleRun } from './sample-run.js'

/** The sample, whose target says what is hostile, after a run in which everything held. */
export function sampleComparison() {
  const run = sampleRun()
  const held = run.requirements.map((one): RequirementResult => ({
    ...one,
    verdict: 'pass',
    remedy: undefined,
    known: undefined,
    later: undefined,
  }))
  return compareRuns(
    { shown: 'main', run: { ...run, requirements: held } },
    { shown: 'reports', run },
  )
}
