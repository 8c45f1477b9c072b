import { scenario } from '../shared/scenario.js'

export default scenario('Every transaction of the pending list is pending', {
  verifies: ['transactions.pending.state'],
  async steps({ operation, plain, fixtures, verify, giveUp }) {
    await plain(operation('getPendingTransactions'))
    const { pages } = await fixtures.pendingTransactions()
    const telling = pages.filter(({ answer }) =>
      answer.items.some(({ state }) => state !== undefined),
    )
    if (telling.length === 0) giveUp('The list is empty, or tells no states.')
    for (const { answer } of telling) {
      const others = answer.items.filter(({ state }) => state !== undefined && state !== 'pending')
      verify('transactions.pending.state', answer).that({
        holds: others.length === 0,
        expected: 'every item in the state pending',
        actual: others
          .slice(0, 5)
          .map(({ state }) => String(state))
          .join(', '),
        pointer: '/_embedded/items',
        member: 'state',
      })
    }
  },
})
