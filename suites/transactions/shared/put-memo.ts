import { type Answer, type Sender, tagToWriteWith } from '../../../src/scenario/index.js'

/**
 * Creates the memo of a transaction, or replaces it. If-Match holds the current entity tag; where there is no
 * memo yet there is none, and none is sent.
 *
 * @param body a memo, or something else in its place
 */
export async function putMemo(
  sender: Sender,
  transactionId: string,
  body: unknown,
): Promise<Answer> {
  const order = { path: { transactionId } }
  const current = await sender.send('getTransactionMemo', order)
  const tag = tagToWriteWith(current)
  return sender.send('updateTransactionMemo', {
    ...order,
    ...(body instanceof Uint8Array ? { body } : { json: body }),
    headers: [
      ['Content-Type', 'application/json'],
      ...(tag === undefined ? [] : [['If-Match', tag] as const]),
    ],
  })
}
