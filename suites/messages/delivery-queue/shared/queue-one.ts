import type { AtEndpoint } from '../../shared/endpoint-stage.js'
import { publishTo } from '../../shared/publish-to.js'
import type { PushTopic } from '../../shared/push-topic.js'
import { awaitDelivery } from '../../shared/await-delivery.js'

/** Publishes a message whose delivery is refused, so that its notification stays in the queue. */
export async function queueOne(at: AtEndpoint, topic: PushTopic): Promise<void> {
  const published = publishTo(at, topic)
  at.endpoint.answer(() => ({ kind: 'status', status: 503 }))
  await awaitDelivery(at, published, topic)
}
