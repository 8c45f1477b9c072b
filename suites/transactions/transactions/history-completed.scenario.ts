import { itemsOf } from '../shared/items-of.js'
import { scenario } from '../shared/scenario.js'

export default scenario('The history holds completed transactions', {
  verifies: { completed: 'transactions.history.completed' },
  async steps({ customer, fixtures, verify, giveUp }) {
    const { query } = await fixtures.history()
    const page = await customer.send('getTransactions', { query })
    const telling = itemsOf(page).filter(
      ({ state }) => state === 'completed' || state === 'pending',
    )
    // How the history answers, and what states there are besides these two, is not shown.
    if (telling.length === 0)
      giveUp(
        `The history was answered with ${page.status} and no transaction that shows its state.`,
        'let the history hold transactions that show their state',
      )
    const isOver = ({ state }: { readonly state?: unknown }): boolean => state !== 'pending'
    verify.completed(page).holdsOnly('transactions that are not pending', isOver, 'state')
  },
})
