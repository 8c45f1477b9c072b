import { type Answer, type Sender, tagToWriteWith } from '../../../../src/scenario/index.js'
import type { WritableFormat } from '../../shared/writable-format.js'

/**
 * Replaces a format, with its current entity tag.
 *
 * @param body a format, or something else in its place
 * @param read the format as it is now, where that is known
 */
export async function putFormat(
  sender: Sender,
  { order }: WritableFormat,
  body: unknown,
  read?: Answer,
): Promise<Answer> {
  const tag = tagToWriteWith(read ?? (await sender.send('getFormat', order)))
  return sender.send('setFormat', {
    ...order,
    ...(body instanceof Uint8Array ? { body } : { json: body }),
    headers: [
      ['Content-Type', 'application/hal+json'],
      ...(tag === undefined ? [] : [['If-Match', tag] as const]),
    ],
  })
}
