import {
  type Answer,
  fixture,
  type Item,
  type Search,
  type Sender,
} from '../../../src/scenario/index.js'
import { history } from './history.js'
import { itemsOf } from './items-of.js'
import { pendingTransactions } from './pending-transactions.js'
import { readPending } from './read-pending.js'
import { mostTelling } from './traits.js'

/** A transaction that the customer can read, as getTransaction answered it. */
export interface Reading {
  readonly id: string
  readonly answer: Answer
}

/** Transactions of each list that are read: so many of the first, and of those behind them that show something else. */
const [probed, rare] = [12, 8]
/** Transactions behind those that are looked at where none is of some kind, and pages that they are sought on. */
const [further, mostPages] = [48, 10]
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
    // A target may choose small pages: further ones are read as well.
    const lists = await Promise.all([
      history(search).then(({ answer }) => itemsOf(answer)),
      pendingTransactions(search).then(({ items }) => items),
    ])
    const shown = lists.flatMap((items) => [...idsOf(items).slice(0, probed), ...rareOf(items)])
    return readEach(customer, [...new Set([...names.flatMap(search.given), ...shown])])
  }),
)

/** The first of those behind them in the lists that is of some kind, as far as they are looked at. */
export async function furtherOfKind(
  search: Search,
  name: string,
  is: (one: Reading) => boolean,
): Promise<Reading | undefined> {
  return search.once(`further ${name}`, async () => {
    const known = new Set((await asked(search)).map(({ id }) => id))
    const customer = search.as('customer')
    const lists = [
      itemsOf((await history(search)).answer),
      (await readPending(customer, {}, mostPages)).items,
    ]
    const ids = lists.flatMap((items) => idsOf(items).filter((id) => !known.has(id)))
    for (let from = 0; from < Math.min(ids.length, further); from += probed) {
      const read = await readEach(customer, ids.slice(from, from + probed))
      const found = read.find((one) => one.answer.status === 200 && is(one))
      if (found !== undefined) return found
    }
    return undefined
  })
}

const readEach = (customer: Sender, ids: readonly string[]): Promise<readonly Reading[]> =>
  Promise.all(
    ids.map(async (id) => {
      const path = { transactionId: id }
      return { id, answer: await customer.send('getTransaction', { path }) }
    }),
  )

/**
 * Transactions that getTransaction answers. What the history answers is not shown, and what is pending may be no
 * transaction of getTransaction: only a request shows that.
 */
export const readings = fixture(async (search): Promise<readonly Reading[]> =>
  (await asked(search)).filter(({ answer }) => answer.status === 200),
)

/** Of those behind the first, what may be given a memo and shows something else. */
const rareOf = (items: readonly Item[]): readonly string[] => {
  const [first, others] = [items.slice(0, probed), items.slice(probed)]
  return mostTelling(
    others
      .filter((item) => item['memo'] === undefined)
      .flatMap((item) => idsOf([item]).map((of) => ({ of, item }))),
    first,
    rare,
  )
}

const idsOf = (items: readonly Item[]): readonly string[] =>
  items.map(({ _id }) => _id).filter((id) => typeof id === 'string')
