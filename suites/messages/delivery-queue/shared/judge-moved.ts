import {
  identify,
  type RequestInput,
  type Stage,
  staysSo,
  type Verification,
  walkNumbered,
} from '../../../../src/scenario/index.js'
import { isOneOf } from '../../shared/is-one-of.js'
import { type Waiting, waitingIn } from '../../shared/waiting-in.js'
import type { AtEndpoint } from '../../shared/endpoint-stage.js'
import { joinedLists } from '../../shared/joined-lists.js'
import type { PushTopic } from '../../shared/push-topic.js'

type Parts = AtEndpoint & Pick<Stage, 'operation' | 'plain' | 'walk'>

type Topics = readonly [PushTopic, ...PushTopic[]]

/** The list of an operation that a supplement describes, of our subscriptions where they can be requested. */
export async function listOf(
  at: Parts,
  operationId: string,
  topics: Topics = [at.pushed[0]],
): Promise<Waiting> {
  const { customer } = at
  const operation = at.operation(operationId)
  const takes = (named: string): boolean => operation.parameters.some(({ name }) => name === named)
  const { query, path } = (await at.plain(operation)).order
  // What was delivered once is kept: such a list has the bounds of the run. One that takes no numbers of items may be one
  // page, or lead on by links.
  const read = (own: NonNullable<RequestInput['query']>) =>
    waitingIn(at, own, operationId, () =>
      takes('start')
        ? walkNumbered(customer, operationId, own, {}, path)
        : at.walk(customer, operationId, own),
    )
  if (!takes('subscription')) return read({ ...query })
  const subscriptions = new Set(topics.map(({ subscription }) => subscription))
  const lists = [...subscriptions].map((subscription) => read({ ...query, subscription }))
  return joinedLists(await Promise.all(lists))
}

/** What has come to a list. */
interface Moved {
  readonly list: Waiting
  /** Identifiers of what is new. */
  readonly fresh: readonly string[]
  readonly those: Parameters<ReturnType<Verification>['that']>[0]
}

/** Waits until a list has more notifications than before. */
export async function movedSince(
  at: Parts,
  operationId: string,
  before: Waiting,
  count: number,
  topics?: Topics,
): Promise<Moved> {
  const wasThere = isOneOf(...before.items.map(identify))
  const freshOf = ({ items }: Waiting) => items.filter((item) => !wasThere(item)).map(identify)
  const list = await at.eventually(
    at.endpoint.patience,
    () => listOf(at, operationId, topics),
    (seen) => freshOf(seen).length >= count,
  )
  const fresh = freshOf(list)
  const those = {
    holds: fresh.length >= count,
    expected: `notifications that were not there before: ${count}`,
    actual: String(fresh.length),
    pointer: '/_embedded/items',
  }
  return { list, fresh, those }
}

/**
 * Judges that a list has more notifications than before, and keeps them: that they are the same ones by their names is
 * not said.
 *
 * @param count how many more
 */
export async function judgeMoved(
  at: Parts,
  verification: Verification,
  operationId: string,
  before: Waiting,
  count = 1,
  topics?: Topics,
): Promise<void> {
  const { list, fresh, those } = await movedSince(at, operationId, before, count, topics)
  if (!verification(list).that(those)) return
  await staysSo(verification, async (look) =>
    look(await listOf(at, operationId, topics)).holds(fresh),
  )
}
