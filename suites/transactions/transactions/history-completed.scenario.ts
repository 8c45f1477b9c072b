import { itemsOf } from '../shared/items-of.js'
import { scenario } from '../shared/scenario.js'

export default scenario('The history holds completed transactions', {
  verifies: ['transactions.history.completed'],
  async steps({ customer, fixtures, verify, giveUp }) {
    const plain = await customer.send('getTransactions')
    const [account] = plain.status === 200 ? [] : await fixtures.pendingAccounts()
    const page =
      account === undefined
        ? plain
        : await customer.send('getTransactions', { query: { account: [account.id] } })
    const items = itemsOf(page)
    const telling = items.filter(({ state }) => state === 'completed' || state === 'pending')
    // How the history answers, and what states there are besides these two, is not shown.
    if (telling.length === 0) giveUp('The history answered no list that tells states.')
    const wrong = telling.filter(({ state }) => state === 'pending')
    verify('transactions.history.completed', page).that({
      holds: wrong.length === 0,
      expected: 'no transaction that is pending',
      actual: `${wrong.length} of ${items.length} are pending`,
      pointer: '/_embedded/items',
    })
  },
})
