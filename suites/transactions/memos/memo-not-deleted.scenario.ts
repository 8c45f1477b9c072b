import { alone, someTimes } from '../../../src/scenario/index.js'
import { foreignMemo } from './shared/foreign-memo.js'
import { putMemo } from '../shared/put-memo.js'
import { scenario } from '../shared/scenario.js'
import { assumeWritten } from './shared/assume-written.js'

export default scenario("The memo of another customer's transaction is not deleted", {
  verifies: { notDeleted: 'transactions.memo.delete-not-accessible' },
  safety: 'reversible',
  touches: [alone('transactions.foreignMemo')],
  async steps(stage) {
    const { customer, otherCustomer, assume, verify, giveUp } = stage
    const { id, order, isThere, canBePutBack } = await foreignMemo(stage)
    if (!canBePutBack)
      giveUp(
        'The memo has no text, so that it could not be put back.',
        'fixtures.transactions.transactionWithMemo',
      )
    if (!isThere) {
      const put = await putMemo(otherCustomer, id, { text: 'Assay made this.' })
      if (put.status === 401 || put.status === 403)
        giveUp(
          'The other customer may not write the memo that is not to be deleted.',
          'actors.otherCustomer',
        )
      await assumeWritten(stage, put, () => otherCustomer.send('getTransaction', order))
      assume(
        await otherCustomer.send('getTransactionMemo', order),
        'transactions.memo.created',
      ).status(200)
    }

    const isRefused = await someTimes(async () =>
      verify.notDeleted(await customer.send('deleteTransactionMemo', order)).status(403, 404),
    )
    if (!isRefused) return
    const now = await otherCustomer.send('getTransactionMemo', order)
    verify.notDeleted(now).status(200)
  },
})
