import { aspectOf } from '../../contract/law/law-aspect.js'
import type { Answer } from '../answer/answer.js'
import { opaque, tagOf } from '../answer/entity-tag.js'
import type { Stage } from '../stage/stage.js'

const modified = aspectOf('conditional-reads', 'modified')

interface Change {
  readonly before: Answer
  readonly after: Answer
  readonly meanwhile?: Answer | undefined
}

type Read = (headers: readonly (readonly [string, string])[]) => Promise<Answer>

/**
 * An entity tag of before a change is none of the current ones: who asks with it has not got what is there now
 * (RFC 9110, section 13.1.2). Does nothing where the tag did not change: that is another requirement. A service of
 * several nodes may know of the change at one of them earlier than at another.
 *
 * @param change what was read before and afterwards, and what `askFirst` was answered in between
 * @param read reads what changed, with these header fields
 * @throws Undecided when it is answered with 304
 */
export async function assumeOutdated(
  { assume, settled }: Pick<Stage, 'assume' | 'settled'>,
  { before, after, meanwhile }: Change,
  read: Read,
): Promise<void> {
  const [old, now] = [tagOf(before), tagOf(after)]
  if (old === undefined || now === undefined || opaque(old) === opaque(now)) return
  for (const answer of [meanwhile, await askFirst({ settled }, before, read)])
    if (answer?.status === 304) assume(answer, after.operation.requirement(modified)).status('2XX')
}

/**
 * Asks with the entity tag of before a change, as long as it is answered with 304: to be done before anything else reads
 * what changed, as a service may learn of the change by that alone.
 */
export async function askFirst(
  { settled }: Pick<Stage, 'settled'>,
  before: Answer,
  read: Read,
): Promise<Answer | undefined> {
  const old = tagOf(before)
  if (old === undefined) return undefined
  return settled(
    () => read([['If-None-Match', old]]),
    ({ status }) => status !== 304,
  )
}
