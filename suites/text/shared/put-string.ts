import { type Answer, type Sender, tagToWriteWith } from '../../../src/scenario/index.js'
import type { StringPath } from './string-path.js'

/**
 * Creates a string, or updates it. If-Match holds the current entity tag; where there is no string yet there
 * is none, and none is sent.
 *
 * @param body a string, or something else in its place
 * @param read the string as it is now, as far as that is known: where it has another tag by now, it is read again
 */
export async function putString(
  sender: Sender,
  order: StringPath,
  body: unknown,
  read?: Answer,
): Promise<Answer> {
  const tag = tagToWriteWith(read ?? (await sender.send('getString', order)))
  const answer = await sender.send('setString', {
    ...order,
    ...(body instanceof Uint8Array ? { body } : { json: body }),
    headers: [
      ['Content-Type', 'application/hal+json'],
      ...(tag === undefined ? [] : [['If-Match', tag] as const]),
    ],
  })
  return read !== undefined && answer.status === 412 ? putString(sender, order, body) : answer
}
