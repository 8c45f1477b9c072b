import type { Answer, Search } from '../../../src/scenario/index.js'

/** What getTransaction answers for a transaction, read once per run. */
export const readAlone = (search: Search, id: string): Promise<Answer> =>
  search.once(`transaction ${id}`, () =>
    search.as('customer').send('getTransaction', { path: { transactionId: id } }),
  )
