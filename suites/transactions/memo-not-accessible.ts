import { putMemo } from './put-memo.js'
import { restoreMemo } from './restore-memo.js'
import { scenario } from './scenario.js'

const text = 'Assay wrote on what is not its own.'

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
    const put = await putMemo(customer, id, { text })
    verify('transactions.memo.not-accessible', put).status(403, 404)
  },
})
