import { type Answer, fixture, type Search } from '../../../src/scenario/index.js'
import { itemsOf } from './items-of.js'
import { pendingAccounts } from './pending-accounts.js'

/** A first answer of the history, and what it was asked with. */
export interface History {
  readonly query: { readonly account?: readonly string[] }
  readonly answer: Answer
}

/** What a history is answered with that takes more than a plain request has. */
const refusals = [400, 404, 422]
/** Accounts that are asked for. */
const tried = 3

/** The history; where none is answered without an account, that of an account with transactions. */
export const history = fixture((search: Search): Promise<History> =>
  search.once('history', async () => {
    const customer = search.as('customer')
    const answer = await customer.send('getTransactions')
    const plain = { query: {}, answer }
    if (!refusals.includes(answer.status)) return plain
    const known = (await pendingAccounts(search)).map(({ id }) => id)
    const accounts = [...new Set([...search.given('pendingAccount'), ...known])].slice(0, tried)
    const found = await Promise.all(
      accounts.map(async (account) => {
        const query = { account: [account] }
        return { query, answer: await customer.send('getTransactions', { query }) }
      }),
    )
    const size = (one: History): number => itemsOf(one.answer).length
    return found.filter((one) => size(one) > 0).toSorted((a, b) => size(b) - size(a))[0] ?? plain
  }),
)

/** An account for which the history is answered. */
export const historyAccount = fixture(async (search) => {
  const [account] = (await history(search)).query.account ?? []
  if (account !== undefined) return account
  throw search.lacking('an account with transactions in the history', 'pendingAccount')
})
