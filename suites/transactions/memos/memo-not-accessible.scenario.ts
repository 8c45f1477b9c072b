import { alone, someTimes } from '../../../src/scenario/index.js'
import { foreignMemo } from './shared/foreign-memo.js'
import { putMemo } from '../shared/put-memo.js'
import { scenario } from '../shared/scenario.js'

/** Short: how long a memo may be is not shown, and a memo that is too long may be refused for that first. */
const texts = ['Assay wrote elsewhere.', 'Assay wrote to another customer.'] as const

export default scenario("The memo of another customer's transaction is neither shown nor written", {
  verifies: { notAccessible: 'transactions.memo.not-accessible' },
  safety: 'reversible',
  touches: [alone('transactions.foreignMemo')],
  async steps(stage) {
    const { customer, otherCustomer, verify } = stage
    const { id, order, isThere, was, canBePutBack } = await foreignMemo(stage)
    // Where there is no memo, 404 does not show that it is withheld.
    if (!isThere && canBePutBack) await putMemo(otherCustomer, id, { text: texts[1] })
    await someTimes(async (asked) => {
      const headers = asked % 2 === 0 ? [] : [['If-None-Match', '*'] as const]
      // What is kept by its address alone is given to who asks next.
      await otherCustomer.send('getTransactionMemo', order)
      const memo = await customer.send('getTransactionMemo', { ...order, headers })
      return verify.notAccessible(memo).status(403, 404)
    })
    if (!canBePutBack) return
    // A run that was interrupted may have left the first one.
    const text = was === texts[0] ? texts[1] : texts[0]
    const isRefused = await someTimes(async () =>
      verify.notAccessible(await putMemo(customer, id, { text })).status(403, 404),
    )
    if (!isRefused) return
    const now = await otherCustomer.send('getTransactionMemo', order)
    if (now.status === 200)
      verify
        .notAccessible(now)
        .tells('/text', 'the memo as it was before', (shown) => shown !== text)
  },
})
