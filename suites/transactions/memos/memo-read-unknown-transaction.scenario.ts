import { alone, assumePermitted, someTimes } from '../../../src/scenario/index.js'
import { judgeNotFound } from '../shared/judge-not-found.js'
import { noSuchTransaction } from './shared/no-such-transaction.js'
import { scenario } from '../shared/scenario.js'
import { assumeNoMemo } from './shared/assume-no-memo.js'

export default scenario('A transaction that does not exist has no memo to read or to delete', {
  verifies: {
    readUnknownTransaction: 'transactions.memo.read-unknown-transaction',
    unknownTransactionType: {
      requirement: 'transactions.memo.unknown-transaction-type',
      after: ['readUnknownTransaction', 'transactions.transaction.unknown-type'],
    },
  },
  safety: 'reversible',
  touches: [alone('transactions.memos')],
  async steps(stage) {
    const { customer, fixtures, assume, given, verify } = stage
    const known = { path: { transactionId: await fixtures.transaction() } }
    given(await customer.send('getTransaction', known)).status(200)
    const order = { path: { transactionId: await fixtures.unknownTransaction() } }
    const nothing = await customer.send('getTransaction', order)
    assume(nothing, 'transactions.transaction.unknown').status(404)
    const isNotFound = async (operation: string): Promise<boolean> => {
      const answer = await customer.send(operation, order)
      if (answer.status === 403) {
        // A caller who may do it elsewhere, where there is no memo either, may do it here.
        const own = { path: { transactionId: await fixtures.transactionWithoutMemo() } }
        await assumeNoMemo(stage, own)
        assumePermitted(stage, await customer.send(operation, own))
      }
      return judgeNotFound(answer, {
        status: verify.readUnknownTransaction,
        type: verify.unknownTransactionType,
        types: noSuchTransaction,
        like: nothing,
      })
    }
    for (const operation of ['getTransactionMemo', 'deleteTransactionMemo'])
      await someTimes(() => isNotFound(operation))
  },
})
