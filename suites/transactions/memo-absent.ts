import { errorTypes } from './error-types.js'
import { scenario } from './scenario.js'

export default scenario('A transaction without a memo has none to be read', {
  verifies: ['transactions.memo.absent', 'transactions.memo.absent-type'],
  touches: ['transactions.writes'],
  async steps({ customer, fixtures, assume, verify, undecided }) {
    const order = { path: { transactionId: await fixtures.transactionWithoutMemo() } }
    const transaction = await customer.send('getTransaction', order)
    assume(transaction).status(200)
    assume(transaction).at('/memo', undefined)
    const memo = await customer.send('getTransactionMemo', order)
    verify('transactions.memo.absent', memo).status(404)
    if (memo.status !== 404)
      return undecided('transactions.memo.absent-type', 'It was not answered with 404.', {
        dependsOn: 'transactions.memo.absent',
      })
    const types = errorTypes(memo)
    if (types.length === 0)
      return undecided('transactions.memo.absent-type', 'The error tells no type.')
    verify('transactions.memo.absent-type', memo).that({
      holds: types.includes('transactionMemoNotFound'),
      expected: 'the type transactionMemoNotFound',
      actual: types.join(', '),
      pointer: '/_error/type',
    })
  },
})
