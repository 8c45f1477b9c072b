import { accountNumber } from './account-number.js'
import type { Holding } from './books.js'
import { riveraHoldings } from './rivera-holdings.js'

const patterns = riveraHoldings.filter(
  ({ account, allows }) => account.location === 'internal' && account.core === 'up' && allows.view,
)

/** Generates ordinary internal accounts that may be viewed; they share their permissions and products, so many cost little. */
export function moreHoldings(count: number): readonly Holding[] {
  return Array.from({ length: count }, (_, index) => {
    const pattern = patterns[index % patterns.length]!
    const id = `acct-x${String(index).padStart(7, '0')}`
    const maskedNumber = `*${String(index % 10_000).padStart(4, '0')}`
    const number = accountNumber(id, maskedNumber)
    return { account: { ...pattern.account, id, number, maskedNumber }, allows: pattern.allows }
  })
}
