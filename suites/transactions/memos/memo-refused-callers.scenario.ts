import { alone } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { attemptRefused } from './shared/attempt-refused.js'
import { ownMemo } from './shared/own-memo.js'
import { refusedCallers } from '../shared/refused-callers.js'

const text = 'Assay keeps this.'

export default scenario('A memo is not changed by a caller who is refused', {
  verifies: {
    unwritten: {
      requirement: 'transactions.memo.refused-unwritten',
      after: ['transactions.memo.created', 'transactions.memo.replaced'],
    },
  },
  safety: 'reversible',
  touches: [alone('transactions.memos')],
  async steps(stage) {
    const { customer, verify, giveUp } = stage
    const { transactionId, order } = await ownMemo(stage, text)
    const kept = { transactionId, text }
    let refused = 0
    for (const operation of ['updateTransactionMemo', 'deleteTransactionMemo'] as const) {
      const answer = await attemptRefused(stage, operation, kept, refusedCallers(stage))
      if (answer === undefined) continue
      refused += 1
      const now = await customer.send('getTransactionMemo', order)
      if (!verify.unwritten(now, answer).status(200)) return
      if (!verify.unwritten(now, answer).at('/text', text)) return
    }
    if (refused === 0)
      giveUp(
        'Callers without credentials or permission are not refused.',
        'let requests without credentials be refused',
      )
  },
})
