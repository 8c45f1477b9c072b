import { alone, assumePermitted, tagOf } from '../../../src/scenario/index.js'
import { judgeNotFound } from '../shared/judge-not-found.js'
import { scenario } from '../shared/scenario.js'
import { ownMemo } from './shared/own-memo.js'
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
  often: true,
  touches: [alone('transactions.memos')],
  async steps(stage) {
    const { customer, given, verify } = stage
    const { order, memo: before } = await ownMemo(stage, 'Assay deletes this.')
    const deleted = await customer.send('deleteTransactionMemo', order)
    assumePermitted(stage, deleted)
    verify.deleted(deleted).status(204)
    // What is gone is not unchanged to a client that has it, either.
    const headers = [['If-None-Match', tagOf(before) ?? '*'] as const]
    const [memo, known] = await Promise.all([
      customer.send('getTransactionMemo', order),
      customer.send('getTransactionMemo', { ...order, headers }),
    ])
    if (!verify.deleted(memo).status(404) || !verify.deleted(known).status(404)) return
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
