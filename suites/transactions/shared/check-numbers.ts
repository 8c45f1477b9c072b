import {
  type Answer,
  fixture,
  identify,
  type Item,
  type Search,
} from '../../../src/scenario/index.js'
import { pendingTransactions } from './pending-transactions.js'
import { readAlone } from './read-alone.js'

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
  /** What those of them answered that had to be read by themselves. */
  readonly read: readonly Answer[]
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
  const ids = looked.flatMap(({ _id: id, checkNumber }) =>
    typeof id === 'string' && typeof checkNumber !== 'number' ? [id] : [],
  )
  const read = await Promise.all(ids.map((id) => readAlone(search, id)))
  const sorted = [...numbers].toSorted((one, other) => one - other)
  return { numbers: sorted, looked, read, numberOf }
})

async function checkNumberOf(search: Search, item: Item): Promise<number | undefined> {
  const { _id: id, checkNumber: shown } = item
  if (typeof shown === 'number') return shown
  if (typeof id !== 'string') return undefined
  const answer = await readAlone(search, id)
  const number = answer.status === 200 ? answer.at('/checkNumber') : undefined
  return typeof number === 'number' ? number : undefined
}
