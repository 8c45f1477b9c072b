import type { Verification } from '../../../../src/scenario/index.js'
import { isOneOf } from '../../shared/is-one-of.js'
import type { AtEndpoint } from '../../shared/endpoint-stage.js'
import type { PushTopic } from '../../shared/push-topic.js'
import { waitingIn } from '../../shared/waiting-in.js'
import { type Queued, queuedNotifications } from './queued-notifications.js'

/** So many times as many as were published is no chance: others publish at any moment, and not as much each time. */
const isTwice = ({ ids, messages }: Queued): boolean => ids.size >= 2 * messages

/**
 * Judges that a push subscription is given one notification for each message.
 *
 * @param first what came to its queue before; messages are published again where that is twice as many
 */
export async function judgeOnce(
  at: AtEndpoint,
  verification: Verification,
  given: PushTopic,
  first: Queued,
): Promise<void> {
  if (!isTwice(first)) return void verification(first.page).status(200)
  await verification.confirmed(async (compare) => {
    const [queue] = await queuedNotifications(at, given, [given])
    if (queue === undefined) return undefined
    const further = isTwice(queue) ? [...queue.ids].slice(queue.messages) : []
    const { subscription } = given
    const list = await waitingIn(at, { subscription }, 'getDeliveryQueue')
    compare(list).holdsNo('second notification for one message', isOneOf(...further))
    return { still: true }
  })
}
