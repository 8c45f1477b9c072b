import { scenario } from '../shared/scenario.js'

export default scenario('Every transaction of the pending list is pending', {
  verifies: { state: 'transactions.pending.state' },
  async steps({ operation, plain, fixtures, verify, giveUp }) {
    await plain(operation('getPendingTransactions'))
    const list = await fixtures.pendingTransactions()
    if (list.items.length === 0)
      giveUp('The list is empty.', 'fixtures.transactions.pendingAccount')
    if (list.items.every(({ state }) => state === undefined))
      giveUp(
        'No transaction of the list shows its state.',
        'let a pending transaction show its state',
      )
    verify
      .state(list)
      .holdsOnly(
        'transactions that are pending',
        ({ state }) => state === undefined || state === 'pending',
        'state',
      )
  },
})
