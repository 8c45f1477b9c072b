import { type Answer, type Stage, tagOf } from '../../../../src/scenario/index.js'
import type { Own } from '../../shared/create-own.js'

/**
 * Reads a definition that was updated, with the entity tag that it had before: that is not to be taken for the one that
 * it has.
 */
export async function readChanged(
  { admin, assume }: Pick<Stage, 'admin' | 'assume'>,
  { order }: Own,
  before: Answer,
): Promise<Answer> {
  const tag = tagOf(before)
  const headers = tag === undefined ? [] : [['If-None-Match', tag] as const]
  const answer = await admin.send('getDefinition', { ...order, headers })
  const after = answer.status === 304 ? await admin.send('getDefinition', order) : answer
  // Where the tag stays what it was, that is what is wrong.
  if (tag !== undefined && tagOf(after) !== tag)
    assume(answer, 'notifications.getDefinition.tag-modified').status(200)
  // That it expires is not what was asked for.
  if (before.at('/expired') === false && after.at('/expired') !== undefined)
    assume(after, 'notifications.updateDefinition.updated').at('/expired', false)
  return after
}
