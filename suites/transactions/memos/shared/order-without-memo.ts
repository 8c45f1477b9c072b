import type { RequestInput, Stage } from '../../../../src/scenario/index.js'
import { restoreMemo } from '../../shared/restore-memo.js'
import { assumeNoMemo } from './assume-no-memo.js'

/**
 * The order for the memo of a transaction that has none yet, and none again after the story.
 *
 * @throws Undecided where it has one that is not ours, or ours does not go away
 */
export async function orderWithoutMemo(
  stage: Pick<Stage, 'customer' | 'assume' | 'given' | 'giveUp' | 'afterwards'>,
  transactionId: string,
  ours?: Parameters<typeof assumeNoMemo>[2],
): Promise<RequestInput & { readonly path: { readonly transactionId: string } }> {
  const order = { path: { transactionId } }
  await assumeNoMemo(stage, order, ours)
  stage.afterwards((actors) => restoreMemo(actors.customer, transactionId, undefined))
  return order
}
