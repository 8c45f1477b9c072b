import { alone, assumePermitted, someTimes } from '../../../src/scenario/index.js'
import { judgeNotFound } from '../shared/judge-not-found.js'
import { noSuchTransaction } from './shared/no-such-transaction.js'
import { putMemo } from '../shared/put-memo.js'
import { scenario } from '../shared/scenario.js'

export default scenario('A memo cannot be put on a transaction that does not exist', {
  verifies: {
    unknownTransaction: 'transactions.memo.unknown-transaction',
    unknownTransactionType: {
      requirement: 'transactions.memo.unknown-transaction-type',
      after: ['unknownTransaction', 'transactions.transaction.unknown-type'],
    },
  },
  safety: 'reversible',
  touches: [alone('transactions.memos')],
  async steps(stage) {
    const { customer, fixtures, assume, given, verify, afterwards } = stage
    const known = { path: { transactionId: await fixtures.transaction() } }
    given(await customer.send('getTransaction', known)).status(200)
    const transactionId = await fixtures.unknownTransaction()
    const order = { path: { transactionId } }
    const nothing = await customer.send('getTransaction', order)
    assume(nothing, 'transactions.transaction.unknown').status(404)
    await someTimes(async () => {
      const put = await putMemo(customer, transactionId, { text: 'Assay wrote to no transaction.' })
      if (put.status < 300)
        afterwards(({ customer: again }) => again.send('deleteTransactionMemo', order))
      assumePermitted(stage, put)
      return judgeNotFound(put, {
        status: verify.unknownTransaction,
        type: verify.unknownTransactionType,
        types: noSuchTransaction,
        like: nothing,
      })
    })
  },
})
