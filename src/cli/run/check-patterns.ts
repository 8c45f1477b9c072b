import type { Contract } from '../../contract/contract.js'
import { listScenarios } from '../../run/list-scenarios.js'
import type { Suites } from '../../run/load-suites.js'
import { matchesPattern } from '../../run/matches-pattern.js'
import { nearestWord } from '../../contract/nearest-word.js'
import { CommandError } from '../command-error.js'

/**
 * Checks that each pattern of `--only` means something.
 *
 * @throws CommandError for the first that does not
 */
export function checkPatterns(
  patterns: readonly string[],
  contract: Contract,
  suites: Suites,
): void {
  const requirements = contract.interfaces.flatMap((one) => one.requirements)
  const ids = [...requirements, ...listScenarios(contract, suites)].map(({ id }) => id)
  for (const pattern of patterns) {
    if (ids.some((id) => matchesPattern(id, pattern))) continue
    const near = nearestWord(pattern, ids)
    throw new CommandError(
      `--only ${pattern} matches no requirement and no scenario${near ? `; did you mean ${near}?` : ''} (assay list shows what there is)`,
    )
  }
}
