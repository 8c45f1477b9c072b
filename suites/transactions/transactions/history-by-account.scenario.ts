import { hrefsOf, identify } from '../../../src/scenario/index.js'
import { itemsOf } from '../shared/items-of.js'
import { scenario } from '../shared/scenario.js'

export default scenario('The history with an account holds its transactions and no others', {
  verifies: ['transactions.history.account'],
  async steps({ customer, fixtures, verify, giveUp }) {
    const accounts = await fixtures.pendingAccounts()
    const known = new Set(accounts.map(({ href }) => href))
    let told = false
    for (const { id, href } of accounts.slice(0, 2)) {
      const page = await customer.send('getTransactions', { query: { account: [id] } })
      // How the history answers is not shown: what is no list tells nothing.
      const telling = itemsOf(page).filter((item) =>
        hrefsOf(item, 'svc:account').some((one) => known.has(one)),
      )
      if (telling.length === 0) continue
      told = true
      const wrong = telling.filter((item) => !hrefsOf(item, 'svc:account').includes(href))
      verify('transactions.history.account', page).that({
        holds: wrong.length === 0,
        expected: `only transactions of ${id}`,
        actual: `among them ${wrong.slice(0, 5).map(identify).join(', ')}`,
        pointer: '/_embedded/items',
      })
    }
    if (!told || accounts.length < 2)
      giveUp(
        'It needs two accounts with transactions in the history, each with the link svc:account.',
        'fixtures.transactions.pendingAccount',
      )
  },
})
