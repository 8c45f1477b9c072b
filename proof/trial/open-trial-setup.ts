import type { Contract, InterfaceContract } from '../../src/contract/contract.js'
import { embeddedContract } from '../../src/cli/embedded-contract.js'
import { embeddedProfile } from '../../src/cli/embedded-profile.js'
import type { Linter } from '../../src/cli/run/open-linter.js'
import { planOf } from '../../src/cli/run/plan-of.js'
import { bankSecrets } from '../../src/reference/bank-secrets.js'
import { loadSuites, type Suites } from '../../src/run/load-suites.js'
import type { Plan } from '../../src/run/plan-run.js'
import type { RecallRemarks } from '../../src/run/tally.js'
import { loadProfile } from '../../src/target/load-profile.js'
import type { Profile } from '../../src/target/profile.js'
import type { Defect } from '../defect.js'
import type { Liberty } from '../liberty.js'
import { listDefects } from '../list-defects.js'
import { listLiberties } from '../list-liberties.js'
import type { Listed } from '../list-variations.js'
import { recallRemarks } from './recall-remarks.js'

/** What all trials have in common, made once. */
export interface TrialSetup {
  readonly contract: Contract
  readonly suites: Suites
  /** Of the reference bank. */
  readonly profile: Profile
  /** For what the bank serves. */
  readonly linter: Linter
  /** What rules said in all trials before. */
  readonly recall: RecallRemarks
  readonly defects: readonly Listed<Defect>[]
  readonly liberties: readonly Listed<Liberty>[]
  /** What certifying these interfaces comes to; undefined for all. */
  planFor(interfaces: readonly string[] | undefined): Plan
}

/**
 * @param interfaces that are going to be tried; undefined for all
 * @param whole what defects are made of
 */
export async function openTrialSetup(
  linter: Linter,
  interfaces?: readonly string[],
  whole: Contract = embeddedContract(),
): Promise<TrialSetup> {
  const isTried = ({ name }: InterfaceContract): boolean => interfaces?.includes(name) ?? true
  const contract = { ...whole, interfaces: whole.interfaces.filter(isTried) }
  const suites = await loadSuites(contract.interfaces.map(({ name }) => name))
  const { profile } = loadProfile(embeddedProfile, { env: bankSecrets })
  const plans = new Map<string, Plan>()
  return {
    contract,
    suites,
    profile,
    linter,
    recall: recallRemarks(),
    defects: await listDefects(whole),
    liberties: await listLiberties(),
    planFor(claimed) {
      const key = claimed?.join() ?? ''
      const claims = { ...profile.claims, ...(claimed && { interfaces: claimed }) }
      const plan =
        plans.get(key) ?? planOf({ contract, suites, profile: { ...profile, claims }, only: [] })
      plans.set(key, plan)
      return plan
    },
  }
}
