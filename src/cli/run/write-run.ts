import type { Run } from '../../run/run.js'
import { withPrevious } from '../../run/with-previous.js'
import type { RunFlags } from '../flags/run-flags.js'
import type { OpenOutput } from './open-output.js'
import type { OpenRun } from './open-run.js'
import type { PreparedRun } from './prepare-run.js'
import { reportRun } from './report-run.js'
import { tellResult } from './tell-events.js'

/** Writes the reports of a run; gives the run as they have it, without its secrets. */
export async function writeRun(
  bare: Run,
  { flags, suites, baseline, earlier }: PreparedRun,
  { reporters, secretFilter }: OpenRun,
  output: OpenOutput,
): Promise<Run> {
  const judged = secretFilter.run(baseline.apply(withProfile(bare, flags)))
  const run = earlier === undefined ? judged : withPrevious(judged, earlier)
  if (reporters.events !== undefined) tellResult(run, reporters.events)
  await reportRun(run, output, baseline, secretFilter.redactor, {
    named: reporters,
    own: suites.reporters,
  })
  return run
}

/** Repeating a part of it later uses the same profile. */
const withProfile = (run: Run, { profile }: RunFlags): Run =>
  profile === undefined ? run : { ...run, target: { ...run.target, profile } }
