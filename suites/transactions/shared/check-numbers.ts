import { fixture, identify, type Item, type Search } from '../../../src/scenario/index.js'
import { pendingTransactions } from './pending-transactions.js'

/** Pending transactions of the list that are read for the number of their check. */
const probed = 24
/** Transactions of narrowed lists that are read for theirs. */
const probedLater = 24

/** Tells the check number of a pending transaction; undefined when none is to be seen. */
export type NumberOf = (item: Item) => Promise<number | undefined>

export interface CheckNumbers {
  /** Numbers of pending checks, smallest first. */
  readonly numbers: readonly number[]
  /** The transactions of the list of which that was found out, as far as it could be. */
  readonly looked: readonly Item[]
  /** What is not known yet is asked for, so many times. */
  readonly numberOf: NumberOf
}

/**
 * Numbers of checks that are pending: those that the profile names, and those that the transactions show. The
 * list shows none, but what getTransaction answers for its items may.
 */
export const checkNumbers = fixture(async (search): Promise<CheckNumbers> => {
  const { items } = await pendingTransactions(search)
  const looked = items.slice(0, probed)
  const known = new Set(looked.map(identify))
  const numberOf: NumberOf = async (item) => {
    const id = identify(item)
    if (known.size === probed + probedLater && !known.has(id)) return undefined
    known.add(id)
    return checkNumberOf(search, item)
  }
  const found = await Promise.all(looked.map(numberOf))
  const named = search.given('pendingCheckNumber').map(Number).filter(Number.isInteger)
  const numbers = new Set([...named, ...found.filter((one) => one !== undefined)])
  return { numbers: [...numbers].toSorted((one, other) => one - other), looked, numberOf }
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
