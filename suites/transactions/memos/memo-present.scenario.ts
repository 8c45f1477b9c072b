import { alone } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

export default scenario('The memo of a transaction has the text that the transaction shows', {
  verifies: { present: 'transactions.memo.present' },
  touches: [alone('transactions.memos')],
  async steps({ customer, fixtures, given, verify, giveUp }) {
    const order = { path: { transactionId: await fixtures.transactionWithMemo() } }
    // Others may write the memo between two readings, and a transaction may follow it later.
    await verify.present.confirmed(async (compare) => {
      const transaction = await customer.send('getTransaction', order)
      given(transaction).status(200)
      const shown = transaction.at('/memo')
      const memo = await customer.send('getTransactionMemo', order)
      if (shown === undefined && memo.status === 404)
        giveUp('The transaction has no memo.', 'fixtures.transactions.transactionWithMemo')
      // Other statuses tell of the operation, not of the memo.
      if (memo.status !== 404) given(memo).status(200)
      compare(memo).status(200)
      if (memo.status !== 200) return
      if (shown === undefined && memo.at('/text') === undefined)
        giveUp(
          'Neither the transaction nor its memo shows a text.',
          'let the transaction show the text of its memo',
        )
      if (typeof shown !== 'string') compare(transaction).at('/memo', memo.at('/text'))
      else compare(memo).at('/text', shown)
    })
  },
})
