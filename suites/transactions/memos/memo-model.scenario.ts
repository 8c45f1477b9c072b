import { alone, assumePermitted, own } from '../../../src/scenario/index.js'
import { memoReads } from './shared/memo-reads.js'
import type { MemoState } from './shared/memo-state.js'
import { memoWrites } from './shared/memo-writes.js'
import { restoreMemo } from '../shared/restore-memo.js'
import { scenario } from '../shared/scenario.js'
import { assumeNoMemo } from './shared/assume-no-memo.js'

const [one, other, never] = ['Assay wrote this', 'Assay wrote that', 'Assay wrote nothing']

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
    const { customer, fixtures, assume, afterwards, model, needs } = stage
    const { id: transactionId, isShared } = await fixtures.otherWithoutMemo()
    if (isShared) needs(alone('transactions.memos'))
    const order = { path: { transactionId } }
    await assumeNoMemo(stage, order)
    afterwards((actors) => restoreMemo(actors.customer, transactionId, undefined))

    const { read, readMember } = memoReads(customer, transactionId, stage)
    const { create, replace, replaceUntold, refuse, remove, removeNothing } = memoWrites(
      customer,
      transactionId,
      read,
    )
    const latest = refuse(never, (old) => old.at(-1))
    const first = refuse(never, ([old]) => old)
    const wrong = refuse(never, () => '"assay-no-such-tag"')
    const firstLife = [
      create(one),
      read,
      readMember,
      replace(other),
      read,
      readMember,
      latest,
      wrong,
    ]
    const secondLife = [read, remove, read, readMember, wrong, read, removeNothing]
    const straight = [...firstLife, ...secondLife]
    const replacements = [replace(one), replace(other), replaceUntold(one)]
    const writes = [create(one), create(other), ...replacements, ...replacements]
    const others = [latest, first, wrong, remove, remove, removeNothing, read, read, readMember]
    const transitions = [...writes, ...others]
    await model<MemoState>({
      begin: async (sequence) => {
        const sender = sequence.aside(customer)
        const deleted = await sender.send('deleteTransactionMemo', order)
        assumePermitted(stage, deleted)
        assume(deleted, 'transactions.memo.any-order-answers').status(204, 404)
        assume(
          await sender.send('getTransactionMemo', order),
          'transactions.memo.any-order',
        ).status(404)
        return { text: undefined, tag: undefined, old: [], seen: [] }
      },
      straight,
      transitions,
      closing: [readMember, read],
    })
  },
})
