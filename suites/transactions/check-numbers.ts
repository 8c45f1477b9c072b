import { fixture, type Item, type Search } from '../../src/scenario/index.js'
import { pendingTransactions } from './pending-transactions.js'

/** Pending transactions that are read for the number of their check. */
const probed = 24

/** Tells the check number of a pending transaction; undefined when none is to be seen. */
export type NumberOf = (item: Item) => Promise<number | undefined>

export interface CheckNumbers {
  /** Numbers of pending checks, smallest first. */
  readonly numbers: readonly number[]
  readonly numberOf: NumberOf
}

/**
 * Numbers of checks that are pending: those that the profile names, and those that the transactions show. The
 * list shows none, but what getTransaction answers for its items may.
 */
export const checkNumbers = fixture(async (search): Promise<CheckNumbers> => {
  const numberOf: NumberOf = (item) => checkNumberOf(search, item)
  const { items } = await pendingTransactions(search)
  const found = await Promise.all(items.slice(0, probed).map(numberOf))
  const named = search.given('pendingCheckNumber').map(Number).filter(Number.isInteger)
  const numbers = new Set([...named, ...found.filter((one) => one !== undefined)])
  return { numbers: [...numbers].toSorted((one, other) => one - other), numberOf }
})

async function checkNumberOf(search: Search, item: Item): Promise<number | undefined> {
  const { _id: id, checkNumber: shown } = item
  if (typeof shown === 'number') return shown
  if (typeof id !== 'string') return undefined
  return search.once(`check number of ${id}`, async () => {
    const path = { transactionId: id }
    const answer = await search.as('customer').send('getTransaction', { path })
    const number = answer.status === 200 ? answer.at('/checkNumber') : undefined
    return typeof number === 'number' ? number : undefined
  })
}
