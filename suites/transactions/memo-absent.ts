import { assumePermitted } from '../../src/scenario/index.js'
import { judgeNotFound } from './judge-not-found.js'
import { scenario } from './scenario.js'

export default scenario('A transaction without a memo has none to be read', {
  verifies: ['transactions.memo.absent', 'transactions.memo.absent-type'],
  touches: ['transactions.writes'],
  async steps(stage) {
    const { customer, fixtures, assume } = stage
    const order = { path: { transactionId: await fixtures.transactionWithoutMemo() } }
    const transaction = await customer.send('getTransaction', order)
    assume(transaction).status(200)
    assume(transaction).at('/memo', undefined)
    const memo = await customer.send('getTransactionMemo', order)
    assumePermitted(stage, memo)
    judgeNotFound(stage, memo, 'transactions.memo.absent', {
      requirement: 'transactions.memo.absent-type',
      types: ['transactionMemoNotFound'],
    })
  },
})
