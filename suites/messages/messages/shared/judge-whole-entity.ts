import type { Verification } from '../../../../src/scenario/index.js'
import type { Needs } from '../../shared/publication.js'
import { judgeNotGiven } from './judge-not-given.js'
import { linkedTopic } from './linked-topic.js'

/** A topic and what a message on it is about, as the profile names them, and who is given it and who is not. */
interface About {
  readonly topic: string
  readonly entity: string
  readonly given: string
  readonly other: string
}

/**
 * Judges that the whole address of a resource is that of the resource: below the base URL that the target gives in its
 * own links. Nothing is judged where the profile names it in full, or notifications do not link to their topic in full.
 */
export async function judgeWholeEntity(
  stage: Needs,
  entitledOnly: Verification,
  { topic, entity, ...subscriptions }: About,
): Promise<void> {
  if (!entity.startsWith('/') || !topic.startsWith('/')) return
  const linked = await linkedTopic(stage, topic, [subscriptions.given])
  if (linked === undefined || !linked.endsWith(topic)) return
  const whole = `${linked.slice(0, -topic.length)}${entity}`
  await judgeNotGiven(stage, entitledOnly, { topic, entity: whole, ...subscriptions })
}
