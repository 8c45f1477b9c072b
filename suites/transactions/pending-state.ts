import { scenario } from './scenario.js'

export default scenario('Every transaction of the pending list is pending', {
  verifies: ['transactions.pending.state'],
  async steps({ operation, plain, fixtures, verify, giveUp }) {
    await plain(operation('getPendingTransactions'))
    const { pages } = await fixtures.pendingTransactions()
    let seen = 0
    for (const { answer } of pages)
      for (const [index, { state }] of answer.items.entries())
        if (state !== undefined) {
          seen += 1
          const pointer = `/_embedded/items/${index}/state`
          verify('transactions.pending.state', answer).at(pointer, 'pending')
        }
    if (seen === 0) giveUp('The list is empty, or tells no states.')
  },
})
