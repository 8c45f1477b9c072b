import { alone, assumePermitted } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { ownMemoOf } from './shared/own-memo.js'
import { transactionShowing } from './shared/transaction-showing.js'

const text = 'Assay takes this back.'

export default scenario('A transaction has another entity tag with a memo and without it', {
  verifies: {
    tagOfTransaction: {
      requirement: 'transactions.memo.tag-of-transaction',
      after: [
        'transactions.memo.created',
        'transactions.memo.deleted',
        'transactions.getTransaction.tag-present',
      ],
    },
  },
  safety: 'reversible',
  touches: [alone('transactions.memos')],
  async steps(stage) {
    const { assume, customer, fixtures, given, verify } = stage
    const transactionId = await fixtures.transactionWithoutMemo()
    const before = await customer.send('getTransaction', { path: { transactionId } })
    given(before).status(200)
    const { order } = await ownMemoOf(stage, transactionId, text)
    const shown = await transactionShowing(stage, order, text)
    given(shown).status(200)
    assume(shown, 'transactions.memo.member-follows').at('/memo', text)
    if (before.at('/memo') === undefined) verify.tagOfTransaction(shown).hasOtherTagThan(before)
    const deleted = await customer.send('deleteTransactionMemo', order)
    assumePermitted(stage, deleted)
    assume(deleted, 'transactions.memo.deleted').status(204)
    const after = await transactionShowing(stage, order, undefined)
    given(after).status(200)
    assume(after, 'transactions.memo.deleted-member').at('/memo', undefined)
    verify.tagOfTransaction(after).hasOtherTagThan(shown)
  },
})
