import { alone, assumePermitted } from '../../../src/scenario/index.js'
import { judgeNotFound } from '../shared/judge-not-found.js'
import { putMemo } from '../shared/put-memo.js'
import { restoreMemo } from '../shared/restore-memo.js'
import { scenario } from '../shared/scenario.js'
import { assumeNoMemo } from './shared/assume-no-memo.js'
import { assumeWritten } from './shared/assume-written.js'

export default scenario('A memo that is deleted is gone', {
  verifies: [
    'transactions.memo.deleted',
    'transactions.memo.deleted-member',
    'transactions.memo.delete-absent',
    'transactions.memo.delete-absent-type',
  ],
  safety: 'reversible',
  touches: [alone('transactions.memos')],
  async steps(stage) {
    const { customer, fixtures, assume, given, verify, undecided, afterwards } = stage
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
    verify('transactions.memo.deleted', deleted).status(204)
    const memo = await customer.send('getTransactionMemo', order)
    verify('transactions.memo.deleted', memo).status(404)
    if (memo.status !== 404) {
      for (const one of [
        'transactions.memo.deleted-member',
        'transactions.memo.delete-absent',
        'transactions.memo.delete-absent-type',
      ])
        undecided(one, 'The memo is still there.', {
          dependsOn: 'transactions.memo.deleted',
        })
      return
    }
    const transaction = await customer.send('getTransaction', order)
    given(transaction).status(200)
    verify('transactions.memo.deleted-member', transaction).at('/memo', undefined)
    const again = await customer.send('deleteTransactionMemo', order)
    judgeNotFound(stage, again, 'transactions.memo.delete-absent', {
      requirement: 'transactions.memo.delete-absent-type',
      types: ['transactionMemoNotFound'],
      root: { answer: memo, requirement: 'transactions.memo.absent-type' },
    })
  },
})
