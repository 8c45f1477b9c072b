import type { OperationCapabilities, Search } from '../../../src/scenario/index.js'
import { accountsRead } from './accounts-read.js'

/** What laws can do. */
export const capabilities = {
  listAccounts: { read: accountsRead },
  listEligibleAchAccounts: {
    narrowing: async (search: Search): Promise<Readonly<Record<string, string>>> => {
      const [customerId] = search.given('ownCustomerId')
      return customerId === undefined ? {} : { customerId }
    },
  },
} satisfies OperationCapabilities
