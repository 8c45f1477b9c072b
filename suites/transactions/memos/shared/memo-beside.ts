import type { Stage, Verification } from '../../../../src/scenario/index.js'
import { ownMemoOf } from './own-memo.js'

const text = 'Assay keeps this.'

/**
 * Writes a memo of ours beside the one that a story is about; it is deleted after the story.
 *
 * @returns looks whether it is as it was written
 */
export async function memoBeside(
  stage: Pick<Stage, 'customer' | 'assume' | 'given' | 'giveUp' | 'afterwards'>,
  transactionId: string,
  untouched: Verification,
): Promise<() => Promise<void>> {
  const { customer, given } = stage
  const { order } = await ownMemoOf(stage, transactionId, text)
  return async () => {
    const now = await customer.send('getTransactionMemo', order)
    // The transaction may have gone meanwhile, and its memo with it.
    if (now.status === 404) given(await customer.send('getTransaction', order)).status(200)
    if (untouched(now).status(200)) untouched(now).at('/text', text)
  }
}
