import {
  hrefsOf,
  identify,
  type Item,
  type RequestInput,
  someTimes,
} from '../../../src/scenario/index.js'
import { itemsOf } from '../shared/items-of.js'
import { scenario } from '../shared/scenario.js'
import { judgeHistoryOfRefused } from './shared/judge-history-of-refused.js'

/** What a request may have besides; an unmasked number may need a stronger log-in. */
const ways: readonly { readonly more?: RequestInput; readonly refusals?: readonly number[] }[] = [
  {},
  { more: { headers: [['If-None-Match', '*']] } },
  { more: { query: { unmasked: 'true' } }, refusals: [401] },
]

export default scenario("Another customer's transaction is not shown", {
  verifies: { notAccessible: 'transactions.transaction.not-accessible' },
  async steps(stage) {
    const { customer, fixtures, given, verify } = stage
    const own = { transactionId: await fixtures.transaction() }
    given(await customer.send('getTransaction', { path: own })).status(200)
    await judgeHistoryOfRefused(stage, verify.notAccessible)
    const { id, account, href = '' } = await fixtures.foreignTransaction()
    const path = { transactionId: id }
    await someTimes(async (asked) => {
      const { more, refusals } = ways[asked % ways.length] ?? {}
      const answer = await customer.send('getTransaction', { path, ...more })
      return verify.notAccessible(answer).status(403, 404, ...(refusals ?? []))
    })
    const isForeign = (one: Item): boolean => hrefsOf(one, 'svc:account').includes(href)
    const query = { account: [account ?? id] }
    const history = await customer.send('getTransactions', { query })
    if (history.items.length > 0 && href !== '')
      verify.notAccessible(history).holdsNo(`transaction of ${account}`, isForeign)
    // The other way round, it is the same.
    await verify.notAccessible.confirmed(async (compare) => {
      const { otherCustomer } = stage
      const [kept] = await fixtures.keptFromOther()
      const [item] = kept?.items ?? []
      if (kept === undefined || item === undefined) return
      const order = { path: { transactionId: identify(item) } }
      // What is kept by its address alone is given to who asks next.
      await customer.send('getTransaction', order)
      const shown = await customer.send('getTransactions')
      const [answer, list] = await Promise.all([
        otherCustomer.send('getTransaction', order),
        otherCustomer.send('getTransactions'),
      ])
      compare(answer).status(401, 403, 404)
      if (itemsOf(shown).length > 0 && href !== '')
        compare(shown).holdsNo(`transaction of ${account}`, isForeign)
      if (list.items.length > 0)
        compare(list).holdsNo(`transaction of ${kept.id}`, (one) =>
          hrefsOf(one, 'svc:account').includes(kept.href),
        )
    })
  },
})
