import { type Sender, tagOf } from '../../../src/scenario/index.js'
import type { StringPath } from './string-path.js'

const done = (status: number): boolean => (status >= 200 && status < 300) || status === 404

/**
 * Takes a string of ours away again. What deleteString takes and answers is not shown: any success will do, and
 * a target may ask for the entity tag.
 *
 * @throws Error when the target does not let it: the string stays
 */
export async function removeString(sender: Sender, order: StringPath): Promise<void> {
  const current = await sender.send('getString', order)
  // A string that cannot be read may be there nevertheless.
  const first = await sender.send('deleteString', order)
  const isThere = current.status < 400 || current.status >= 500
  if (done(first.status) || !isThere) return
  const tag = tagOf(current)
  const again =
    tag === undefined
      ? first
      : await sender.send('deleteString', { ...order, headers: [['If-Match', tag]] })
  if (done(again.status)) return
  const { groupId, textStringId } = order.path
  throw new Error(
    `the string ${groupId}.${textStringId} stays, as deleteString was answered with ${first.status}`,
  )
}
