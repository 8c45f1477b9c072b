import { putMemo } from './put-memo.js'
import { restoreMemo } from './restore-memo.js'
import { scenario } from './scenario.js'

const requirement = 'transactions.memo.delete-not-accessible'

export default scenario("The memo of somebody else's transaction is not deleted", {
  verifies: [requirement],
  safety: 'reversible',
  touches: ['transactions.writes'],
  async steps({ customer, otherCustomer, fixtures, assume, verify, afterwards, giveUp }) {
    const own = { path: { transactionId: await fixtures.transaction() } }
    assume(await customer.send('getTransaction', own)).status(200)
    const { id } = await fixtures.foreignPending()
    const order = { path: { transactionId: id } }
    const before = await otherCustomer.send('getTransactionMemo', order)
    assume(before).status(200, 404)
    const was = before.status === 200 ? before.at('/text') : undefined
    if (before.status === 200 && typeof was !== 'string')
      giveUp('The memo has no text, so that it could not be put back.')
    afterwards((actors) =>
      restoreMemo(actors.otherCustomer, id, typeof was === 'string' ? was : undefined),
    )
    if (before.status === 404) {
      const put = await putMemo(otherCustomer, id, { text: 'Assay made this.' })
      if (put.status === 401 || put.status === 403)
        giveUp('The other customer may not write the memo that is not to be deleted.')
      assume(put).status(200, 201)
      assume(await otherCustomer.send('getTransactionMemo', order)).status(200)
    }

    const deleted = await customer.send('deleteTransactionMemo', order)
    verify(requirement, deleted).status(403, 404)
    if (deleted.status < 300) return
    const now = await otherCustomer.send('getTransactionMemo', order)
    verify(requirement, now).status(200)
  },
})
