import { alone, assumePermitted } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { orderWithoutMemo } from './shared/order-without-memo.js'

export default scenario('Without a memo, a request with If-Match creates one or changes nothing', {
  verifies: { notThereWithTag: 'transactions.memo.not-there-with-tag' },
  safety: 'reversible',
  touches: [alone('transactions.memos')],
  async steps(stage) {
    const { customer, fixtures, given, verify } = stage
    const transactionId = await fixtures.transactionWithoutMemo()
    // Where there is no transaction either, 404 shows nothing.
    given(await customer.send('getTransaction', { path: { transactionId } })).status(200)
    const order = await orderWithoutMemo(stage, transactionId)
    const put = await customer.send('updateTransactionMemo', {
      ...order,
      json: { text: 'Assay named no tag of this.' },
      headers: [['If-Match', '"assay-no-such-tag"']],
    })
    assumePermitted(stage, put)
    if (!verify.notThereWithTag(put).status(412, 404, 201)) return
    const memo = await customer.send('getTransactionMemo', order)
    // What was refused changed nothing, and what was created is there.
    verify.notThereWithTag(memo, put).status(put.status === 201 ? 200 : 404)
  },
})
