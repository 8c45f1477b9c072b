import { alone } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { ownMemo } from './shared/own-memo.js'

export default scenario(
  'A memo is not changed by a caller who is refused for want of credentials',
  {
    verifies: {
      unwritten: {
        requirement: 'transactions.memo.refused-unwritten',
        after: ['transactions.memo.created', 'transactions.memo.replaced'],
      },
    },
    safety: 'reversible',
    touches: [alone('transactions.memos')],
    async steps(stage) {
      const { customer, anonymous, verify, giveUp } = stage
      const { order, memo } = await ownMemo(stage, 'Assay keeps this.')
      const text = memo.at('/text')
      const isRefused = ({ status }: { readonly status: number }): boolean =>
        status === 401 || status === 403
      let refused = 0
      // A tag that matches leaves nothing to refuse but the caller.
      const tag = memo.header('ETag')
      const headers = tag === undefined ? [] : [['If-Match', tag] as const]
      for (const attempt of [
        () =>
          anonymous.send('updateTransactionMemo', {
            ...order,
            json: { text: 'Assay has no token.' },
            headers,
          }),
        () => anonymous.send('deleteTransactionMemo', order),
      ]) {
        const answer = await attempt()
        if (!isRefused(answer)) continue
        refused += 1
        const now = await customer.send('getTransactionMemo', order)
        if (!verify.unwritten(now, answer).status(200)) return
        if (!verify.unwritten(now, answer).at('/text', text)) return
      }
      if (refused === 0)
        giveUp(
          'Callers without credentials are not refused.',
          'let requests without credentials be refused',
        )
    },
  },
)
