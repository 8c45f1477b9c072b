import { assumePermitted } from '../../src/scenario/index.js'
import { scenario } from './scenario.js'

export default scenario('A transaction that does not exist has no memo to read or to delete', {
  verifies: ['transactions.memo.read-unknown-transaction'],
  safety: 'reversible',
  touches: ['transactions.writes'],
  async steps(stage) {
    const { customer, fixtures, assume, verify } = stage
    const known = { path: { transactionId: await fixtures.transaction() } }
    assume(await customer.send('getTransaction', known)).status(200)
    const order = { path: { transactionId: await fixtures.unknownTransaction() } }
    assume(await customer.send('getTransaction', order)).status(404)
    const requirement = 'transactions.memo.read-unknown-transaction'
    const read = await customer.send('getTransactionMemo', order)
    assumePermitted(stage, read)
    verify(requirement, read).status(404)
    const deleted = await customer.send('deleteTransactionMemo', order)
    assumePermitted(stage, deleted)
    verify(requirement, deleted).status(404)
  },
})
