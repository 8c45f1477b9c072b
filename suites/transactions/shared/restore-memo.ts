import type { Sender } from '../../../src/scenario/index.js'
import { putMemo } from './put-memo.js'

/**
 * Puts back the memo that a transaction had.
 *
 * @param text undefined when it had none
 * @throws Error when the target does not let it
 */
export async function restoreMemo(
  sender: Sender,
  transactionId: string,
  text: string | undefined,
): Promise<void> {
  const order = { path: { transactionId } }
  const now = await sender.send('getTransactionMemo', order)
  const gone = now.status === 404
  if (text === undefined ? gone : now.status === 200 && now.at('/text') === text) return
  const answer =
    text === undefined
      ? await sender.send('deleteTransactionMemo', order)
      : await putMemo(sender, transactionId, { text })
  if (answer.status >= 300)
    throw new Error(`the memo of ${transactionId}, as the target answered with ${answer.status}`)
}
