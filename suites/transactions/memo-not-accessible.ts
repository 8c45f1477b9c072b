import { putMemo } from './put-memo.js'
import { restoreMemo } from './restore-memo.js'
import { scenario } from './scenario.js'

/** Short: how long a memo may be is not shown, and a memo that is too long may be refused for that first. */
const texts = ['Assay wrote elsewhere.', 'Assay wrote to a stranger.'] as const

export default scenario("The memo of somebody else's transaction is neither shown nor written", {
  verifies: ['transactions.memo.not-accessible'],
  safety: 'reversible',
  touches: ['transactions.writes'],
  async steps({ customer, otherCustomer, fixtures, assume, verify, afterwards }) {
    const own = { path: { transactionId: await fixtures.transaction() } }
    assume(await customer.send('getTransaction', own)).status(200)
    const { id } = await fixtures.foreignPending()
    const order = { path: { transactionId: id } }
    const before = await otherCustomer.send('getTransactionMemo', order)
    assume(before).status(200, 404)
    const was = before.status === 200 ? before.at('/text') : undefined

    const shown = await customer.send('getTransactionMemo', order)
    verify('transactions.memo.not-accessible', shown).status(403, 404)
    // What cannot be read cannot be put back.
    if (before.status === 200 && typeof was !== 'string') return
    afterwards((actors) =>
      restoreMemo(actors.otherCustomer, id, typeof was === 'string' ? was : undefined),
    )
    // A run that was interrupted may have left the first one.
    const text = was === texts[0] ? texts[1] : texts[0]
    const put = await putMemo(customer, id, { text })
    verify('transactions.memo.not-accessible', put).status(403, 404)
    if (put.status < 300) return
    const now = await otherCustomer.send('getTransactionMemo', order)
    verify('transactions.memo.not-accessible', now).that({
      holds: now.status !== 200 || now.at('/text') !== text,
      expected: 'the memo as it was before',
      actual: 'what was refused',
      pointer: '/text',
      exchanges: [put.exchange.number],
    })
  },
})
