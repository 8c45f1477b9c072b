import { withParts } from '../../../src/scenario/index.js'
import type { AtEndpoint } from './endpoint-stage.js'
import { firstDelivery } from './first-delivery.js'
import { publishTo } from './publish-to.js'
import type { PushTopic } from './push-topic.js'
import { awaitDelivery } from './await-delivery.js'

/** Publishes a message whose delivery is refused, so that its notification stays in the queue. */
export async function queueOne(at: AtEndpoint, topic: PushTopic): Promise<void> {
  const isBehind = [...at.published].some(
    (one) => one.topic === topic.topic && one.carried().length > 0 && !one.isTaken(),
  )
  const published = publishTo(at, topic)
  at.endpoint.answer(() => ({ kind: 'status', status: 503 }))
  // Deliveries may go one after the other: what is behind one that was refused is in the queue as well.
  const waits = async (): Promise<boolean> =>
    at.once('one delivery after the other', async ({ customer }) => {
      const first = await firstDelivery(withParts(at, { customer }), published, topic)
      return first === undefined
    })
  if (isBehind && (await waits())) return void (await published.accepted())
  await awaitDelivery(at, published, topic)
}
