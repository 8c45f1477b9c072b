import { assumePermitted } from '../../src/scenario/index.js'
import { putMemo } from './put-memo.js'
import { scenario } from './scenario.js'

export default scenario('A memo cannot be put on a transaction that does not exist', {
  verifies: ['transactions.memo.unknown-transaction'],
  safety: 'reversible',
  touches: ['transactions.writes'],
  async steps(stage) {
    const { customer, fixtures, assume, verify, afterwards } = stage
    const known = { path: { transactionId: await fixtures.transaction() } }
    assume(await customer.send('getTransaction', known)).status(200)
    const transactionId = await fixtures.unknownTransaction()
    const order = { path: { transactionId } }
    assume(await customer.send('getTransaction', order)).status(404)
    const put = await putMemo(customer, transactionId, { text: 'Assay wrote to nobody.' })
    if (put.status < 300)
      afterwards(({ customer: again }) => again.send('deleteTransactionMemo', order))
    assumePermitted(stage, put)
    verify('transactions.memo.unknown-transaction', put).status(404)
  },
})
