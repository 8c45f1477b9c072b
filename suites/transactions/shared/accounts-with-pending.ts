import { fixture, valueAt } from '../../../src/scenario/index.js'
import { itemsOf } from './items-of.js'

/** Accounts of the account interface that are asked for pending transactions, and how many of them are enough. */
const mostAsked = 24
const enough = 4
const abreast = 6

/**
 * Accounts with pending transactions that were not taken from the list of them: named by the profile, else found among
 * the accounts that the account interface lists. The list itself shows none that it leaves out.
 */
export const accountsWithPending = fixture((search): Promise<readonly string[]> =>
  search.once('accounts with pending transactions', async () => {
    const named = search.given('pendingAccount')
    const customer = search.beside('accounts')?.('customer')
    if (named.length > 0 || customer === undefined) return named.slice(0, enough)
    const { items } = await search.walk(customer, 'listAccounts', {
      query: { location: 'internal' },
    })
    const ids = items
      .filter((item) => valueAt(item, '/allows/view') === true)
      .flatMap(({ id }) => (typeof id === 'string' ? [id] : []))
      .slice(0, mostAsked)
    const found: string[] = []
    while (ids.length > 0 && found.length < enough) {
      const some = ids.splice(0, abreast)
      const answers = await Promise.all(
        some.map((id) =>
          search.as('customer').send('getPendingTransactions', { query: { account: [id] } }),
        ),
      )
      found.push(...some.filter((_, at) => answers.slice(at, at + 1).some(hasItems)))
    }
    return found.slice(0, enough)
  }),
)

const hasItems = (answer: Parameters<typeof itemsOf>[0]): boolean => itemsOf(answer).length > 0
