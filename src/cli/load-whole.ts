import type { Contract } from '../contract/contract.js'
import { ContractError } from '../contract/contract-error.js'
import { loadContract } from '../contract/load-contract.js'
import type { Supplements } from './supplements-for.js'

/**
 * Loads the contract of all interfaces, for the names that a profile or a baseline may use. A supplement of an
 * interface that the user left out does not stop the others: it is left out then.
 *
 * @param chosen interfaces that the user named; undefined for all
 * @throws ContractError for a supplement of one of these
 */
export function loadWhole(
  chosen: readonly string[] | undefined,
  supplements: Supplements,
): Contract {
  try {
    return loadContract(supplements)
  } catch (error) {
    if (chosen === undefined || !(error instanceof ContractError)) throw error
    const own = Object.entries(supplements.supplements ?? {}).filter(([name]) =>
      chosen.includes(name),
    )
    return loadContract({ ...supplements, supplements: Object.fromEntries(own) })
  }
}
