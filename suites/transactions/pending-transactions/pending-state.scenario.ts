import { scenario } from '../shared/scenario.js'

export default scenario('Every transaction of the pending list is pending', {
  verifies: { state: 'transactions.pending.state' },
  async steps({ operation, plain, fixtures, verify, giveUp }) {
    await plain(operation('getPendingTransactions'))
    const list = await fixtures.pendingTransactions()
    if (list.items.every(({ state }) => state === undefined))
      giveUp('The list is empty, or shows no states.')
    verify
      .state(list)
      .holdsOnly(
        'transactions that are pending',
        ({ state }) => state === undefined || state === 'pending',
        'state',
      )
  },
})
