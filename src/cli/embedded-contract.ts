import type { Contract } from '../contract/contract.js'
import { loadContract } from '../contract/load-contract.js'
import { supplementsFor } from './supplements-for.js'

const loaded = new Map<string | undefined, Contract>()

/**
 * The contract that the embedded bank is held to, with its supplements; loaded on first use.
 *
 * @param interfaces names of those that are needed; all by default
 */
export function embeddedContract(interfaces?: readonly string[]): Contract {
  const key = interfaces?.join()
  const contract = loaded.get(key) ?? loadContract({ ...supplementsFor({}), interfaces })
  loaded.set(key, contract)
  return contract
}
