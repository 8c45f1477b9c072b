import { printJson } from '../../report/print-json.js'
import { createProgress } from '../../report/progress.js'
import { suitesFor } from '../../run/load-suites.js'
import { CommandError } from '../command-error.js'
import { type ExitCode, exitCode } from '../exit-code.js'
import { loadChosen } from '../load-chosen.js'
import { checkClaimed } from '../run/check-claimed.js'
import { checkPatterns } from '../run/check-patterns.js'
import { openTarget } from '../run/open-target.js'
import { planOf } from '../run/plan-of.js'
import { print } from '../output/print.js'
import { supplementsFor } from '../supplements-for.js'
import { wantsColor } from '../wants-color.js'
import type { PlanFlags } from '../flags/plan-flags.js'
import { withUsualProfile } from '../with-usual-profile.js'
import { draftPlan } from './draft-plan.js'
import { planText } from './plan-text.js'
import { rehearse } from './rehearse.js'

/** Members of the plan for programs, in this order. */
const order = [
  'interface',
  'operation',
  'id',
  'name',
  'title',
  'safety',
  'method',
  'summary',
  'target',
  'embedded',
  'allow',
  'notes',
  'interfaces',
  'scenarios',
  'leftOut',
  'requests',
]

/** `assay plan`: tells what `assay run` would do with the same flags, and sends the target nothing. */
export async function planCommand(given: PlanFlags): Promise<ExitCode> {
  const flags = withUsualProfile(given)
  const supplements = supplementsFor(flags)
  const contract = loadChosen(flags.interface, supplements)
  const suites = await suitesFor(contract)
  const only = flags.only ?? []
  checkPatterns(only, contract, suites)
  const target = await openTarget(flags, contract, suites, supplements)
  // Where there is no target, this is the embedded bank: another one is rehearsed with.
  await target.close()
  const { profile, embedded, notes } = target
  checkClaimed(flags, profile.claims.interfaces, contract)

  const progress = createProgress(process.stderr, { color: wantsColor(process.stderr) })
  const signal = AbortSignal.timeout(profile.limits.runTime * 1000)
  try {
    const onProgress = progress.update
    const rehearsal = await rehearse({ contract, suites, profile, only, signal, onProgress })
    progress.close()
    if (rehearsal.run.interrupted !== undefined)
      throw new CommandError(
        `the rehearsal did not finish: ${rehearsal.run.interrupted}`,
        exitCode.untested,
      )
    const plan = planOf({ contract, suites, profile, only })
    const draft = draftPlan(contract, plan, rehearsal)
    const about = { target: profile.target, embedded, allow: profile.safety.allow, notes }
    const width = process.stdout.columns || 100
    print(flags.json ? printJson({ ...about, ...draft }, order) : planText(draft, about, width))
    return exitCode.success
  } finally {
    progress.close()
  }
}
