import { judgeNotFound } from '../shared/judge-not-found.js'
import { scenario } from '../shared/scenario.js'

export default scenario('getTransaction answers 404 for an identifier that no transaction has', {
  verifies: ['transactions.transaction.unknown', 'transactions.transaction.unknown-type'],
  async steps(stage) {
    const { customer, fixtures, given } = stage
    const known = { transactionId: await fixtures.transaction() }
    given(await customer.send('getTransaction', { path: known })).status(200)
    const unknown = { transactionId: await fixtures.unknownTransaction() }
    const answer = await customer.send('getTransaction', { path: unknown })
    judgeNotFound(stage, answer, 'transactions.transaction.unknown', {
      requirement: 'transactions.transaction.unknown-type',
      types: ['transactionNotFound'],
    })
  },
})
