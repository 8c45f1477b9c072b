import type { Contract } from '../contract/contract.js'
import { loadContract } from '../contract/load-contract.js'
import { supplementsFor } from './supplements-for.js'

let loaded: Contract | undefined

/** The contract that the embedded bank is held to, with its supplements; loaded on first use. */
export const embeddedContract = (): Contract =>
  (loaded ??= loadContract({ supplements: supplementsFor({}) }))
