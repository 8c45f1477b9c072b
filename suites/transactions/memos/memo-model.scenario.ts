import { alone, assumePermitted, own } from '../../../src/scenario/index.js'
import { memoMoves } from './shared/memo-moves.js'
import type { MemoState } from './shared/memo-state.js'
import { scenario } from '../shared/scenario.js'
import { orderWithoutMemo } from './shared/order-without-memo.js'

export default scenario('A memo is what was last written, after any sequence of requests', {
  verifies: {
    memoRead: 'transactions.memo.any-order',
    memoInTransaction: 'transactions.memo.any-order-member',
    writesAnswered: 'transactions.memo.any-order-answers',
    tagsApplied: 'transactions.memo.any-order-tags',
  },
  safety: 'reversible',
  touches: [own('transactions.memos')],
  requests: 100,
  async steps(stage) {
    const { customer, fixtures, assume, model, needs } = stage
    const { id: transactionId, isShared } = await fixtures.otherWithoutMemo()
    if (isShared) needs(alone('transactions.memos'))
    const order = await orderWithoutMemo(stage, transactionId)
    await model<MemoState>({
      begin: async (sequence) => {
        const sender = sequence.aside(customer)
        const deleted = await sender.send('deleteTransactionMemo', order)
        assumePermitted(stage, deleted)
        assume(deleted, 'transactions.memo.any-order-answers').status(204, 404)
        const root =
          deleted.status === 204 ? 'transactions.memo.deleted' : 'transactions.memo.any-order'
        assume(await sender.send('getTransactionMemo', order), root).status(404)
        return { text: undefined, tag: undefined, old: [], seen: [] }
      },
      ...memoMoves(customer, transactionId, stage),
    })
  },
})
