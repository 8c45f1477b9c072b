import type { Contract } from '../contract/contract.js'
import { interfaceNames, loadContract } from '../contract/load-contract.js'
import { nearestWord } from '../contract/nearest-word.js'
import { CommandError } from './command-error.js'
import type { Supplements } from './supplements-for.js'

/**
 * Loads the contract of the interfaces that the user named, or of all.
 *
 * @throws CommandError for a name that no interface has
 */
export function loadChosen(
  names: readonly string[] | undefined,
  supplements: Supplements = {},
): Contract {
  if (names === undefined) return loadContract(supplements)
  const known = interfaceNames(undefined, supplements.extensions)
  for (const name of names) {
    if (known.includes(name)) continue
    const near = nearestWord(name, known)
    const hint = near ? `did you mean ${near}?` : `there are ${known.join(', ')}`
    throw new CommandError(`there is no interface ${name}; ${hint}`)
  }
  return loadContract({ interfaces: names, ...supplements })
}
