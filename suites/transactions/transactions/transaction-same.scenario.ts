import { scenario } from '../shared/scenario.js'

export default scenario('getTransaction returns the transaction that was requested', {
  verifies: { same: 'transactions.transaction.same' },
  async steps({ fixtures, verify, giveUp }) {
    const all = await fixtures.readings()
    const telling = all.filter(({ answer }) => answer.at('/_id') !== undefined)
    if (telling.length < 2)
      giveUp(
        'It needs two transactions of the customer that show their identifiers.',
        'fixtures.transactions.transaction',
      )
    for (const { id, answer } of telling) verify.same(answer).at('/_id', id)
  },
})
