import { restoreMemo } from './restore-memo.js'
import { scenario } from './scenario.js'

export default scenario('A memo is not created for a caller who names an entity tag', {
  verifies: ['transactions.memo.not-there-with-tag'],
  safety: 'reversible',
  touches: ['transactions.writes'],
  async steps({ customer, fixtures, assume, verify, afterwards }) {
    const transactionId = await fixtures.transactionWithoutMemo()
    const order = { path: { transactionId } }
    assume(await customer.send('getTransactionMemo', order)).status(404)
    afterwards((actors) => restoreMemo(actors.customer, transactionId, undefined))
    const put = await customer.send('updateTransactionMemo', {
      ...order,
      json: { text: 'Assay replaced nothing.' },
      headers: [['If-Match', '"assay-no-such-tag"']],
    })
    verify('transactions.memo.not-there-with-tag', put).status(412, 404)
    const memo = await customer.send('getTransactionMemo', order)
    verify('transactions.memo.not-there-with-tag', memo).status(404)
  },
})
