import type { Contract } from '../../contract/contract.js'
import { loadContract } from '../../contract/load-contract.js'
import { readRequirementSet } from '../../contract/requirement-sets.js'
import { holdToSet } from '../../run/hold-to-set.js'
import type { Run } from '../../run/run.js'
import type { Claims } from '../../target/claims.js'

/** A run held to the set of requirements that the profile claims, if it claims one. */
export function holdToClaimedSet(
  run: Run,
  { requirements: name }: Claims,
  contract: Contract,
): Run {
  if (name === undefined) return run
  return holdToSet(run, readRequirementSet(name), packagedIds(contract))
}

/** Ids of what Assay brings along, without what supplements and extensions add. */
function packagedIds({ interfaces, extensions }: Contract): ReadonlySet<string> {
  const added = interfaces.some((one) => one.supplements !== undefined) || extensions.length > 0
  const all = added ? loadContract().interfaces : interfaces
  return new Set(all.flatMap(({ requirements }) => requirements.map(({ id }) => id)))
}
