import { identify } from '../../../src/scenario/index.js'
import type { AtEndpoint } from './endpoint-stage.js'
import type { PushTopic } from './push-topic.js'
import { type Narrowed, waitingIn } from './waiting-in.js'

/**
 * Sees to it that what waits in the queue of a subscription is in each other list that selects it, whatever its messages say
 * and are about. What is just being delivered may be hidden: what a list showed once counts.
 */
export async function assumeInQueues(
  at: AtEndpoint,
  { topic, id, subscription, uri }: PushTopic,
  ids: ReadonlySet<string>,
): Promise<void> {
  const lists: readonly (readonly [string, Narrowed | undefined])[] = [
    ['messages.getDeliveryQueue.by-topic', id === undefined ? id : { topic: id }],
    ['messages.getDeliveryQueue.by-topic-uri', { topic }],
    [
      'messages.getDeliveryQueue.by-subscription-uri',
      uri === undefined ? uri : { subscription: uri },
    ],
    [
      'messages.getDeliveryQueue.by-subscriptionUri',
      uri === undefined ? uri : { subscriptionUri: uri },
    ],
  ]
  const read = (query: Narrowed) => waitingIn(at, query, 'getDeliveryQueue')
  for (const [row, query] of lists) {
    if (query === undefined) continue
    // What is not answered, other stories decide.
    const { status } = await at.customer.send('getDeliveryQueue', { query })
    if (status !== 200) continue
    const missing = new Set(ids)
    const look = async () => {
      const list = await read(query)
      for (const item of list.items) missing.delete(identify(item))
      return list
    }
    const list = await at.eventually(at.endpoint.patience, look, () => missing.size === 0)
    if (missing.size === 0) continue
    const { items } = await read({ subscription })
    const left = items.map(identify).filter((one) => missing.has(one))
    at.assume(list, row).holds(left)
  }
}
