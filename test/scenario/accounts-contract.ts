import { loadContract } from '../../src/contract/load-contract.js'

/** The contract of customer accounts, as it is packaged. */
export const accountsContract = loadContract({ interfaces: ['accounts'] })
