import { alone } from '../../../src/scenario/index.js'
import { putMemo } from '../shared/put-memo.js'
import { scenario } from '../shared/scenario.js'
import { ownMemo } from './shared/own-memo.js'
import { transactionShowing } from './shared/transaction-showing.js'

/** Letters of several planes, what markup escapes, and more characters than a column of 255 holds. */
const text = `Assay made this: Zürich, Łódź, 東京, 🚀 "one" 'two' <b> & \\ 100%25 ${'and so on, '.repeat(25)}end.`

export default scenario('A transaction shows its memo with all its letters', {
  verifies: { memberFollows: 'transactions.memo.member-follows' },
  safety: 'reversible',
  touches: [alone('transactions.memos')],
  async steps(stage) {
    const { customer, given, giveUp, verify } = stage
    const { transactionId, order } = await ownMemo(stage, 'Assay made this.')
    // Which letters a memo may have, and how many, is not shown: the one that is there is to be seen.
    await putMemo(customer, transactionId, { text })
    const memo = await customer.send('getTransactionMemo', order)
    given(memo).status(200)
    const kept = memo.at('/text')
    if (typeof kept !== 'string')
      return giveUp('The memo shows no text.', 'let a memo show its text')
    const transaction = await transactionShowing(stage, order, kept)
    given(transaction).status(200)
    verify.memberFollows(transaction).at('/memo', kept)
  },
})
