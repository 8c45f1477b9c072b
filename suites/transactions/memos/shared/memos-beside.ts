import type { Stage, Verification } from '../../../../src/scenario/index.js'
import { ownMemoOf } from './own-memo.js'

const text = 'Assay keeps this.'

/**
 * Writes memos of ours beside the one that a story is about; they are deleted after the story.
 *
 * @returns looks whether they are as they were written
 */
export async function memosBeside(
  stage: Pick<Stage, 'customer' | 'assume' | 'given' | 'giveUp' | 'afterwards'>,
  transactionIds: readonly string[],
  untouched: Verification,
): Promise<() => Promise<unknown>> {
  const { customer, given } = stage
  const written = await Promise.all(transactionIds.map((id) => ownMemoOf(stage, id, text)))
  const look = async ({ order }: (typeof written)[number]): Promise<void> => {
    const now = await customer.send('getTransactionMemo', order)
    // The transaction may have gone meanwhile, and its memo with it.
    if (now.status === 404) given(await customer.send('getTransaction', order)).status(200)
    if (untouched(now).status(200)) untouched(now).at('/text', text)
  }
  return () => Promise.all(written.map(look))
}
