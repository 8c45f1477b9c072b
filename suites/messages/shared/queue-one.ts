import type { AtEndpoint } from './endpoint-stage.js'
import { publishTo } from './publish-to.js'
import type { PushTopic } from './push-topic.js'
import { awaitDelivery } from './await-delivery.js'

/** Publishes a message whose delivery is refused, so that its notification stays in the queue. */
export async function queueOne(at: AtEndpoint, topic: PushTopic): Promise<void> {
  const published = publishTo(at, topic)
  at.endpoint.answer(() => ({ kind: 'status', status: 503 }))
  await awaitDelivery(at, published, topic)
}
