import { type Answer, hrefsOf, identify } from '../../../src/scenario/index.js'
import { itemsOf } from '../shared/items-of.js'
import { scenario } from '../shared/scenario.js'

/** Transactions that were not there, and are looked for in the list. */
const most = 3

export default scenario('getTransaction returns the transaction that was requested', {
  verifies: { same: 'transactions.transaction.same' },
  async steps(stage) {
    const { customer, fixtures, knows, verify, giveUp } = stage
    const all = await fixtures.readings()
    const telling = all.filter(({ answer }) => answer.at('/_id') !== undefined)
    const gone = (await fixtures.asked()).filter(({ answer }) => answer.status === 404)
    /** Whether the pending list links to what was answered with 404. */
    const isListed = async (id: string, { url }: Answer): Promise<boolean> => {
      const page = await customer.send('getPendingTransactions')
      const item = itemsOf(page).find((one) => identify(one) === id)
      const [href] = hrefsOf(item, 'self')
      const link = href === undefined ? undefined : customer.linkOf(page, href)
      return link?.kind === 'url' && new URL(link.url).pathname === new URL(url).pathname
    }
    // What the other customer asks for, and may not have, is the customer's as before.
    const pending = knows('otherCustomer') ? (await fixtures.pendingTransactions()).items : []
    const others = pending.slice(0, 1).map(identify)
    for (const id of [...gone.slice(-most).map((one) => one.id), ...others])
      await verify.same.confirmed(async (compare) => {
        if (others.includes(id))
          await stage.otherCustomer.send('getTransaction', { path: { transactionId: id } })
        const answer = await customer.send('getTransaction', { path: { transactionId: id } })
        if (answer.status === 404 && (await isListed(id, answer))) compare(answer).status(200)
      })
    if (telling.length < 2)
      giveUp(
        'It needs two transactions of the customer that show their identifiers.',
        'fixtures.transactions.transaction',
      )
    for (const { id, answer } of telling) verify.same(answer).at('/_id', id)
  },
})
