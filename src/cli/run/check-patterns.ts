import type { Contract } from '../../contract/contract.js'
import { listScenarios } from '../../run/list-scenarios.js'
import type { Suites } from '../../run/load-suites.js'
import { matchesPattern } from '../../run/matches-pattern.js'
import { CommandError } from '../command-error.js'
import { didYouMean } from '../did-you-mean.js'

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
    throw new CommandError(
      `--only ${pattern} matches no requirement and no scenario${meant(pattern, ids)} (assay list shows what there is)`,
    )
  }
}

/** Ids and what they begin with, as both are patterns; a star at the end says no more than none. */
function meant(pattern: string, ids: readonly string[]): string {
  const word = pattern.replace(/[./:]?\*+$/, '')
  const begun = ids.filter((id) => word !== '' && id.startsWith(word))
  if (begun.length > 0) return `; did you mean ${word}*?`
  const parts = ids.flatMap((id) =>
    [...id.matchAll(/[./:]/g)].map(({ index }) => id.slice(0, index)),
  )
  const shorter = didYouMean(word, new Set(parts))
  return didYouMean(pattern, ids) || (word === pattern ? shorter : shorter.replace('?', '.*?'))
}
