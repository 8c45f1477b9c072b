import { fixture } from '../../../src/scenario/index.js'
import { accountsInTurn } from './accounts-in-turn.js'
import { firstForeign } from './first-foreign.js'
import { foreignPending, type ForeignPending } from './foreign-pending.js'
import { itemsOf } from './items-of.js'

/** Transactions of the other customer that are tried. */
const tried = 5

/** One that another customer sees and the customer may not: a pending one, else one that was completed by now. */
export const foreignTransaction = fixture((search): Promise<ForeignPending> =>
  foreignPending(search).catch(async (nonePending: unknown) => {
    const other = search.as('otherCustomer')
    for (const id of search.given('otherCustomersTransaction').slice(0, 1)) {
      const answer = await other.send('getTransaction', { path: { transactionId: id } })
      if (answer.status === 200) return { id }
    }
    const history = await other.send('getTransactions')
    const items = accountsInTurn(itemsOf(history)).slice(0, tried)
    const found = await firstForeign(search, history, items)
    if (found === undefined) throw nonePending
    return { id: String(found['_id']) }
  }),
)
