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
  const current = await sender.send('getTransactionMemo', { path: { transactionId } })
  return putWithTag(sender, transactionId, body, tagToWriteWith(current))
}

/** Does so with an entity tag that is known, or without one. */
export const putWithTag = (
  sender: Sender,
  transactionId: string,
  body: unknown,
  tag: string | undefined,
): Promise<Answer> =>
  sender.send('updateTransactionMemo', {
    path: { transactionId },
    ...(body instanceof Uint8Array ? { body } : { json: body }),
    headers: [
      ['Content-Type', 'application/json'],
      ...(tag === undefined ? [] : [['If-Match', tag] as const]),
    ],
  })
