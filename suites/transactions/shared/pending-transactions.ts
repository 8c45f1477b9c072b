import { fixture, type NumberedWalk, walkNumbered } from '../../../src/scenario/index.js'

/** Pages of the pending list that are looked at. */
const pages = 5

/** The pending transactions that a plain request gives, from the first on; read once per run. */
export const pendingTransactions = fixture(({ as, once }): Promise<NumberedWalk> =>
  once('pending transactions', () =>
    walkNumbered(as('customer'), 'getPendingTransactions', {}, { pages }),
  ),
)
