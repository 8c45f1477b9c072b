import { type Answer, identify, often } from '../../../../src/scenario/index.js'
import { waitingIn } from '../../shared/waiting-in.js'
import type { AtEndpoint } from '../../shared/endpoint-stage.js'
import type { PushTopic } from '../../shared/push-topic.js'
import { queueOne } from '../../shared/queue-one.js'
import { seenBefore } from '../../shared/seen-before.js'

/** What messages came to in the delivery queue, for one subscription. */
export interface Queued {
  /** The topic of the subscription. */
  readonly of: PushTopic
  readonly ids: ReadonlySet<string>
  /** How many messages were published on the topic that was published on: more than asked for where one came late. */
  readonly messages: number
  /** The queue of the subscription, as it was read last. */
  readonly page: Answer
}

/** Milliseconds in which what came for one message has come. */
const glance = 60

/**
 * Publishes messages that the endpoint does not take, and looks which notifications come to the queues of the
 * subscriptions of topics. One that is just being delivered may be hidden: each one that was seen once counts.
 *
 * @throws Undecided when they cannot be distinguished
 */
export async function queuedNotifications(
  at: AtEndpoint,
  topic: PushTopic,
  among: readonly PushTopic[],
  count = often,
): Promise<readonly Queued[]> {
  const wasSeen = seenBefore(at)
  const read = async ({ subscription }: PushTopic) => {
    const { items, page } = await waitingIn(at, { subscription }, 'getDeliveryQueue')
    if (items.some(({ _id: id }) => typeof id !== 'string'))
      at.giveUp(
        'A notification of the delivery queue has no identifier.',
        'let a notification of the delivery queue show its identifier',
      )
    return { ids: items.filter((item) => !wasSeen(item)).map(identify), page }
  }
  const readAll = () => Promise.all(among.map(async (one) => [one, await read(one)] as const))
  const before = new Map((await readAll()).map(([one, { ids }]) => [one, new Set(ids)]))
  const earlier = at.published.size
  for (let queued = 0; queued < count; queued += 1) await queueOne(at, topic)
  const messages = at.published.size - earlier
  const came = new Map<PushTopic, Queued>()
  const look = async (): Promise<true | undefined> => {
    for (const [one, { ids: shown, page }] of await readAll()) {
      const fresh = shown.filter((id) => before.get(one)?.has(id) !== true)
      const ids = new Set([...(came.get(one)?.ids ?? []), ...fresh])
      came.set(one, { of: one, ids, messages, page })
    }
    return (came.get(topic)?.ids.size ?? 0) >= messages || undefined
  }
  await at.eventually(at.endpoint.patience, look)
  await at.waitUntil(at.now() + glance)
  await look()
  return [...came.values()]
}
