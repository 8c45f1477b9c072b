import { type Answer, fixture } from '../../../src/scenario/index.js'
import { history } from './history.js'
import { itemsOf } from './items-of.js'

/** A transaction that the customer can read, as getTransaction answered it. */
export interface Reading {
  readonly id: string
  readonly answer: Answer
}

/** Transactions of each list that are read. */
const probed = 12
const names = [
  'transaction',
  'transactionWithCheck',
  'transactionWithoutCheck',
  'transactionWithMemo',
  'transactionWithoutMemo',
  'transactionWithSource',
]

/** What getTransaction answers for transactions that the profile names, then for those that the lists show. */
export const asked = fixture((search): Promise<readonly Reading[]> =>
  search.once('readings', async () => {
    const customer = search.as('customer')
    const lists = await Promise.all([
      history(search).then(({ answer }) => answer),
      customer.send('getPendingTransactions'),
    ])
    const ids = [...new Set([...names.flatMap(search.given), ...lists.flatMap(listedBy)])]
    return Promise.all(
      ids.map(async (id) => {
        const path = { transactionId: id }
        return { id, answer: await customer.send('getTransaction', { path }) }
      }),
    )
  }),
)

/**
 * Transactions that getTransaction answers. What the history answers is not shown, and what is pending may be no
 * transaction of getTransaction: only a request shows that.
 */
export const readings = fixture(async (search): Promise<readonly Reading[]> =>
  (await asked(search)).filter(({ answer }) => answer.status === 200),
)

const listedBy = (list: Answer): readonly string[] =>
  itemsOf(list)
    .map(({ _id }) => _id)
    .filter((id) => typeof id === 'string')
    .slice(0, probed)
