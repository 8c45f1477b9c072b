import type { Stage } from '../../../../src/scenario/index.js'
import { putMemo } from '../../shared/put-memo.js'
import { assumeWritten } from './assume-written.js'
import { orderWithoutMemo } from './order-without-memo.js'

type Means = Pick<Stage, 'customer' | 'assume' | 'given' | 'giveUp' | 'afterwards'>
type Parts = Means & { readonly fixtures: { transactionWithoutMemo(): Promise<string> } }

/**
 * Writes a memo of ours, for a story that goes on from there; it is deleted after the story.
 *
 * @throws Undecided when the target does not write it
 */
export async function ownMemo(stage: Parts, text: string) {
  return ownMemoOf(stage, await stage.fixtures.transactionWithoutMemo(), text)
}

/** Writes it to a transaction that is named. */
export async function ownMemoOf(stage: Means, transactionId: string, text: string) {
  const { customer, assume, given } = stage
  const order = await orderWithoutMemo(stage, transactionId, 'may stay')
  const there = () => customer.send('getTransaction', order)
  await assumeWritten(stage, await putMemo(customer, transactionId, { text }), there)
  const memo = await customer.send('getTransactionMemo', order)
  // The transaction may have gone meanwhile, and its memo with it.
  if (memo.status === 404) given(await there()).status(200)
  assume(memo, 'transactions.memo.created').status(200)
  return { transactionId, order, memo }
}
