import { type Answer, type Sender, tagToWriteWith } from '../../../../src/scenario/index.js'
import type { WritableFormat } from '../../shared/writable-format.js'

/**
 * Replaces a format, with its current entity tag.
 *
 * @param body a format, or something else in its place
 * @param read the format as it is now, as far as that is known: where it has another tag by now, it is read again
 */
export async function putFormat(
  sender: Sender,
  format: WritableFormat,
  body: unknown,
  read?: Answer,
): Promise<Answer> {
  const { order } = format
  const tag = tagToWriteWith(read ?? (await sender.send('getFormat', order)))
  const answer = await sender.send('setFormat', {
    ...order,
    ...(body instanceof Uint8Array ? { body } : { json: body }),
    headers: [
      ['Content-Type', 'application/hal+json'],
      ...(tag === undefined ? [] : [['If-Match', tag] as const]),
    ],
  })
  return read !== undefined && answer.status === 412 ? putFormat(sender, format, body) : answer
}
