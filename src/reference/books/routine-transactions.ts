import { decimal } from './decimal.js'
import { enter } from './enter.js'
import type { HoldState, Transaction } from './transaction.js'

const shops = [
  'Corner Kiosk',
  'Harbour Grocers',
  'City Transit',
  'Green Energy',
  'Blue Bicycle Cafe',
  'Long Lane Pharmacy',
  'Fabrikat Shoes',
]

interface Wanted {
  /** Tells the identifiers of one list from those of another. */
  readonly mark: string
  readonly accounts: readonly string[]
  readonly count: number
  /** Hold states in turn for pending ones; completed ones when there are none. */
  readonly holdStates?: readonly HoldState[]
  /** Minutes since the youngest. */
  readonly since?: number
}

/** Purchases like those of every day, account by account in turn; the same in every run. */
export function routineTransactions(wanted: Wanted): readonly Transaction[] {
  const { mark, accounts, count, holdStates = [] } = wanted
  const pending = holdStates.length > 0
  // Pending ones are of today and yesterday, completed ones older.
  const since = wanted.since ?? (pending ? 11 : 4_000)
  return Array.from({ length: count }, (_, index) => {
    const holdState = holdStates[index % holdStates.length]
    const id = `txn-${mark}${String(index + 1).padStart(4, '0')}`
    const account = accounts[index % accounts.length]!
    const shop = shops[(index * 3) % shops.length]!
    const minutesAgo = since + index * (pending ? 37 : 611)
    const amount = decimal(99 + ((index * 7919) % 19_000))
    return enter(id, account, amount, shop, minutesAgo, {
      holdState,
      type: index % 9 === 4 ? 'credit' : 'debit',
      memo: index % 6 === 5 && !pending ? `Note ${index}` : undefined,
    })
  })
}
