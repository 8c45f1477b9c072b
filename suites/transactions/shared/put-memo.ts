import { type Answer, type Sender, tagOf, tagToWriteWith } from '../../../src/scenario/index.js'

/** How a request may be refused that lacks If-Match. */
const unconditional = [400, 412, 422]

/**
 * Creates the memo of a transaction, or replaces it. If-Match holds the current entity tag; where there is no
 * memo yet there is none, and none is sent at first.
 *
 * @param body a memo, or something else in its place
 */
export async function putMemo(
  sender: Sender,
  transactionId: string,
  body: unknown,
): Promise<Answer> {
  const current = await sender.send('getTransactionMemo', { path: { transactionId } })
  const tag = tagToWriteWith(current)
  return tag === undefined
    ? createMemo(sender, transactionId, body)
    : putWithTag(sender, transactionId, body, tag)
}

/**
 * Creates the memo of a transaction. Whether that takes If-Match is not shown, nor which entity tag is current where
 * there is no memo: one that is refused without is sent with the tag of the transaction.
 */
export async function createMemo(
  sender: Sender,
  transactionId: string,
  body: unknown,
): Promise<Answer> {
  const plainly = await putWithTag(sender, transactionId, body, undefined)
  if (!unconditional.includes(plainly.status)) return plainly
  const tag = tagOf(await sender.send('getTransaction', { path: { transactionId } }))
  if (tag === undefined) return plainly
  const tagged = await putWithTag(sender, transactionId, body, tag)
  return unconditional.includes(tagged.status) ? plainly : tagged
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
