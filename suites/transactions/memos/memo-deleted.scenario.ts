import { alone, assumePermitted } from '../../../src/scenario/index.js'
import { judgeNotFound } from '../shared/judge-not-found.js'
import { putMemo } from '../shared/put-memo.js'
import { restoreMemo } from '../shared/restore-memo.js'
import { scenario } from '../shared/scenario.js'
import { assumeNoMemo } from './shared/assume-no-memo.js'
import { assumeWritten } from './shared/assume-written.js'
import { transactionShowing } from './shared/transaction-showing.js'

export default scenario('A memo that is deleted is gone', {
  verifies: {
    deleted: 'transactions.memo.deleted',
    deletedMember: { requirement: 'transactions.memo.deleted-member', after: 'deleted' },
    deleteAbsent: { requirement: 'transactions.memo.delete-absent', after: 'deleted' },
    deleteAbsentType: {
      requirement: 'transactions.memo.delete-absent-type',
      after: ['deleteAbsent', 'transactions.memo.absent-type'],
    },
  },
  safety: 'reversible',
  touches: [alone('transactions.memos')],
  async steps(stage) {
    const { customer, fixtures, assume, given, verify, afterwards } = stage
    const transactionId = await fixtures.transactionWithoutMemo()
    const order = { path: { transactionId } }
    await assumeNoMemo(stage, order)
    afterwards((actors) => restoreMemo(actors.customer, transactionId, undefined))
    const text = 'Assay deletes this.'
    assumeWritten(stage, await putMemo(customer, transactionId, { text }))
    const before = await customer.send('getTransactionMemo', order)
    assume(before, 'transactions.memo.created').status(200)

    const deleted = await customer.send('deleteTransactionMemo', order)
    assumePermitted(stage, deleted)
    verify.deleted(deleted).status(204)
    const memo = await customer.send('getTransactionMemo', order)
    if (!verify.deleted(memo).status(404)) return
    const transaction = await transactionShowing(stage, order, undefined)
    given(transaction).status(200)
    verify.deletedMember(transaction).at('/memo', undefined)
    const again = await customer.send('deleteTransactionMemo', order)
    judgeNotFound(again, {
      status: verify.deleteAbsent,
      type: verify.deleteAbsentType,
      types: ['transactionMemoNotFound'],
      like: memo,
    })
  },
})
