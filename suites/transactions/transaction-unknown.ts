import { errorTypes } from './error-types.js'
import { scenario } from './scenario.js'

export default scenario('getTransaction answers 404 for an identifier that no transaction has', {
  verifies: ['transactions.transaction.unknown', 'transactions.transaction.unknown-type'],
  async steps({ customer, fixtures, assume, verify, undecided }) {
    const known = { transactionId: await fixtures.transaction() }
    assume(await customer.send('getTransaction', { path: known })).status(200)
    const unknown = { transactionId: await fixtures.unknownTransaction() }
    const answer = await customer.send('getTransaction', { path: unknown })
    verify('transactions.transaction.unknown', answer).status(404)
    if (answer.status !== 404)
      return undecided('transactions.transaction.unknown-type', 'It was not answered with 404.', {
        dependsOn: 'transactions.transaction.unknown',
      })
    const types = errorTypes(answer)
    if (types.length === 0)
      return undecided('transactions.transaction.unknown-type', 'The error tells no type.')
    verify('transactions.transaction.unknown-type', answer).that({
      holds: types.includes('transactionNotFound'),
      expected: 'the type transactionNotFound',
      actual: types.join(', '),
      pointer: '/_error/type',
    })
  },
})
