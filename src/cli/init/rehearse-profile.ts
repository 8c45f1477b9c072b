import type { Contract } from '../../contract/contract.js'
import type { ReportedGroup } from '../../report/outline/reported-group.js'
import type { Suites } from '../../run/load-suites.js'
import type { Profile } from '../../target/profile.js'
import { draftPlan } from '../plan/draft-plan.js'
import { rehearse } from '../plan/rehearse.js'
import { givenBy } from '../run/given-by.js'
import { planOf } from '../run/plan-of.js'
import type { ReadOnlyTarget } from './open-read-only-target.js'
import { withhold } from './withhold.js'

/** What a run with a profile would come to. */
export interface RunForecast {
  readonly decided: number
  readonly undecided: number
  /** What is missing, that first which decides most. */
  readonly missing: readonly ReportedGroup[]
}

interface Parts {
  readonly contract: Contract
  readonly suites: Suites
  readonly profile: Profile
  readonly view: ReadOnlyTarget
}

/** Rehearses a run with a profile, without what the target was seen not to have. */
export async function rehearseProfile(parts: Parts): Promise<RunForecast> {
  const { contract, profile, view } = parts
  const given = givenBy(profile, parts.suites)
  const suites = withhold(parts.suites, { ...view.run, given })
  const shared = { contract, suites, profile, only: [] }
  const signal = AbortSignal.timeout(profile.limits.runTime * 1000)
  const rehearsal = await rehearse({ ...shared, signal, onProgress: () => undefined })
  const { requirements } = draftPlan(contract, planOf(shared), rehearsal)
  const undecided = requirements.undecided.reduce((sum, one) => sum + one.requirements.length, 0)
  return { decided: requirements.decided, undecided, missing: byRemedy(requirements.undecided) }
}

/** One group for each remedy, with the reason that tells most of it. */
function byRemedy(groups: readonly ReportedGroup[]): readonly ReportedGroup[] {
  const merged = new Map<string, ReportedGroup>()
  for (const one of groups) {
    const key = one.remedy ?? one.reason
    const before = merged.get(key)
    if (before === undefined) merged.set(key, one)
    else {
      const telling = isBare(before) ? one : before
      const requirements = [...before.requirements, ...one.requirements]
      merged.set(key, { ...telling, requirements })
    }
  }
  return [...merged.values()].toSorted(
    (one, other) => other.requirements.length - one.requirements.length,
  )
}

/** It says no more than that nothing was seen. */
const isBare = ({ reason }: ReportedGroup): boolean => reason.startsWith('No answer of this run')
