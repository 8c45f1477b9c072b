import type { Rewrite, Search } from '../../../src/scenario/index.js'
import { putMemo } from './put-memo.js'
import { restoreMemo } from './restore-memo.js'

/**
 * A memo for the laws that write: created if there is none, and put back as it was found.
 *
 * @param another transaction that has a memo, where there is one
 */
export async function memoRewrite(
  search: Search,
  transactionId: string,
  another: string | undefined,
): Promise<Rewrite> {
  const order = { path: { transactionId } }
  const found = await search.as('customer').send('getTransactionMemo', order)
  const text = found.status === 200 ? found.at('/text') : undefined
  // What cannot be read cannot be put back.
  if (found.status !== 404 && typeof text !== 'string')
    throw search.lacking('a memo that can be put back', 'transactionWithoutMemo')
  const begins = { text: 'Assay began with this.' }
  return {
    actor: 'customer',
    read: 'getTransactionMemo',
    order,
    // Of one length: an entity tag may not go by that alone.
    bodies: [{ text: 'Assay wrote this.' }, { text: 'Assay wrote that.' }],
    begins,
    created: text === undefined ? 'transactions.memo.created' : undefined,
    replaced: 'transactions.memo.replaced',
    another: async () =>
      another === undefined || another === transactionId
        ? undefined
        : { path: { transactionId: another } },
    prepare: async (sender) =>
      text === undefined ? putMemo(sender, transactionId, begins) : undefined,
    restore: (sender) =>
      restoreMemo(sender, transactionId, typeof text === 'string' ? text : undefined),
  }
}
