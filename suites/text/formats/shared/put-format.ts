import { type Answer, type Sender, tagToWriteWith } from '../../../../src/scenario/index.js'
import type { WritableFormat } from '../../shared/writable-format.js'

/**
 * Replaces a format, with its current entity tag.
 *
 * @param body a format, or something else in its place
 */
export async function putFormat(
  sender: Sender,
  { order }: WritableFormat,
  body: unknown,
): Promise<Answer> {
  const tag = tagToWriteWith(await sender.send('getFormat', order))
  return sender.send('setFormat', {
    ...order,
    ...(body instanceof Uint8Array ? { body } : { json: body }),
    headers: [
      ['Content-Type', 'application/hal+json'],
      ...(tag === undefined ? [] : [['If-Match', tag] as const]),
    ],
  })
}
