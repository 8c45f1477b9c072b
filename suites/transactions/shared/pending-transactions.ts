import { fixture, type Walk } from '../../../src/scenario/index.js'
import { readPending } from './read-pending.js'

/** The pending transactions that a plain request gives, from the first on; read once per run. */
export const pendingTransactions = fixture(({ as, once }): Promise<Walk> =>
  once('pending transactions', () => readPending(as('customer'), {})),
)
