import { alone, assumeCurrent, assumeOutdated, tagOf } from '../../../src/scenario/index.js'
import { putMemo } from '../shared/put-memo.js'
import { restoreMemo } from '../shared/restore-memo.js'
import { scenario } from '../shared/scenario.js'
import { assumeNoMemo } from './shared/assume-no-memo.js'
import { assumeWritten } from './shared/assume-written.js'

const text = 'Assay replaced this.'

const all = [
  'transactions.memo.replaced',
  'transactions.memo.member-follows',
  'transactions.memo.tag-of-transaction',
]

export default scenario('A memo that is put where there was one replaces it', {
  verifies: all,
  safety: 'reversible',
  touches: [alone('transactions.memos')],
  async steps(stage) {
    const { customer, fixtures, assume, given, verify, undecided, afterwards } = stage
    const leave = (because: string, dependsOn: string): void => {
      for (const one of all) if (one !== dependsOn) undecided(one, because, { dependsOn })
    }
    const transactionId = await fixtures.transactionWithoutMemo()
    const order = { path: { transactionId } }
    await assumeNoMemo(stage, order)
    afterwards((actors) => restoreMemo(actors.customer, transactionId, undefined))
    assumeWritten(stage, await putMemo(customer, transactionId, { text: 'Assay made this.' }))
    const before = await customer.send('getTransaction', order)
    given(before).status(200)

    assume(await customer.send('getTransactionMemo', order), 'transactions.memo.created').status(
      200,
    )
    const replaced = await putMemo(customer, transactionId, { text })
    const current = { sender: customer, operation: 'getTransactionMemo', order }
    await assumeCurrent(stage, replaced, current)
    const memo = await customer.send('getTransactionMemo', order)
    verify('transactions.memo.replaced', replaced).status(200)
    if (replaced.status < 300 && memo.status === 200)
      verify('transactions.memo.replaced', memo).at('/text', text)
    if (memo.status !== 200 || memo.at('/text') !== text)
      return leave('The memo was not replaced.', 'transactions.memo.replaced')

    const after = await customer.send('getTransaction', order)
    given(after).status(200)
    verify('transactions.memo.member-follows', after).at('/memo', text)
    const [old, now] = [tagOf(before), tagOf(after)]
    if (old === undefined || now === undefined)
      return undecided('transactions.memo.tag-of-transaction', 'There is no entity tag.', {
        dependsOn: 'transactions.getTransaction.tag-present',
      })
    // A weak tag need not tell every change (RFC 9110, section 8.8.1).
    if (old === now && old.startsWith('W/'))
      return undecided('transactions.memo.tag-of-transaction', 'The tag is a weak one.')
    verify('transactions.memo.tag-of-transaction', after).that({
      holds: old !== now,
      expected: `another entity tag than ${old}`,
      actual: now,
      exchanges: [before.exchange.number],
    })
    await assumeOutdated(stage, { before, after }, (headers) =>
      customer.send('getTransaction', { ...order, headers }),
    )
  },
})
