import { memoReads } from './memo-reads.js'
import type { MemoState } from './memo-state.js'
import { memoWrites } from './memo-writes.js'
import { restoreMemo } from './restore-memo.js'
import { scenario } from './scenario.js'

const [one, other, never] = ['Assay wrote this', 'Assay wrote that', 'Assay wrote nothing']

export default scenario('A memo is what was last written, whatever was done before', {
  verifies: [
    'transactions.memo.any-order',
    'transactions.memo.any-order-member',
    'transactions.memo.any-order-answers',
    'transactions.memo.any-order-tags',
  ],
  safety: 'reversible',
  touches: ['transactions.writes'],
  async steps({ customer, fixtures, assume, afterwards, giveUp, model }) {
    const transactionId = await fixtures.transactionWithoutMemo()
    const order = { path: { transactionId } }
    assume(await customer.send('getTransactionMemo', order)).status(404)
    afterwards((actors) => restoreMemo(actors.customer, transactionId, undefined))

    const { read, readMember } = memoReads(customer, transactionId, giveUp)
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
    const moves = [...writes, ...others]
    let round = 0
    await model<MemoState>({
      begin: async (course) => {
        const sender = course.aside(customer)
        await sender.send('deleteTransactionMemo', order)
        assume(await sender.send('getTransactionMemo', order)).status(404)
        round += 1
        return { text: undefined, tag: undefined, old: [], seen: [], round }
      },
      straight,
      moves,
      closing: [readMember, read],
    })
  },
})
