import type { Verification } from '../../../../src/scenario/index.js'
import type { AtEndpoint } from '../../shared/endpoint-stage.js'
import type { PushTopic } from '../../shared/push-topic.js'
import { type Queued, queuedNotifications } from './queued-notifications.js'

/**
 * Publishes messages for a push subscription, and judges that another one of the topic is given none. Nothing is judged
 * where the first one is given none, either.
 *
 * @returns what came to the queue of the first one, the last time
 */
export async function judgeNotQueued(
  at: AtEndpoint,
  verification: Verification,
  given: PushTopic,
  other: PushTopic,
): Promise<Queued | undefined> {
  let last: Queued | undefined
  // What came may be for what another publisher published at that moment: other messages decide.
  await verification.confirmed(async (compare) => {
    const [own, others] = await queuedNotifications(at, given, [given, other])
    last = own
    if (own === undefined || others === undefined || own.ids.size === 0)
      return verification.undecided('The notification is not in the delivery queue.', {
        remedy: 'let a notification stay in the queue until it is delivered',
      })
    if ([...own.ids].some((id) => others.ids.has(id)))
      return verification.undecided('One notification is in the queues of two subscriptions.', {
        remedy: 'let each subscription have a queue of its own',
      })
    const { size } = others.ids
    compare(others.page).that({
      holds: size === 0,
      absence: true,
      expected: `no notification for ${other.subscription}`,
      actual: String(size),
      pointer: '/_embedded/items',
    })
    return { still: true }
  })
  return last
}
