import { type Sender, type Walk, walkNumbered } from '../../../src/scenario/index.js'

type Query = Readonly<Record<string, string | readonly string[]>>

/** Reads the pending list by the numbers of its pages, in pages of the size that the target chooses. */
export const readPending = (sender: Sender, query: Query, pages = 5): Promise<Walk> =>
  walkNumbered(sender, 'getPendingTransactions', query, { pages })
