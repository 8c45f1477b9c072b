import type { Answer, Delivery } from '../../../src/scenario/index.js'
import type { AtEndpoint } from './endpoint-stage.js'
import type { Published } from './published.js'
import { publishTo } from './publish-to.js'
import type { PushTopic } from './push-topic.js'

/**
 * Waits for the first delivery of a message; undefined when none comes.
 *
 * @throws Undecided when it was passed over
 */
export async function firstDelivery(
  at: AtEndpoint,
  published: Published,
  to: PushTopic,
): Promise<Delivery | undefined> {
  const { endpoint } = at
  const refused = (): boolean => (published.answered()?.status ?? 0) >= 300
  await at.eventually(
    endpoint.patience,
    () => published.deliveries()[0] ?? (refused() || undefined),
  )
  const [first] = published.deliveries()
  if (first !== undefined) return first
  const accepted = await published.accepted()
  await assumePassedOver(at, published, to, accepted)
  return published.deliveries()[0]
}

/**
 * A later message that is delivered shows that this one was passed over: how long a delivery may take is not said.
 *
 * @throws Undecided when it was
 */
async function assumePassedOver(
  at: AtEndpoint,
  published: Published,
  to: PushTopic,
  accepted: Answer,
): Promise<void> {
  const later = publishTo(at, to)
  await at.eventually(at.endpoint.patience, () => later.carried()[0] ?? published.deliveries()[0])
  // Deliveries may overtake each other.
  await at.eventually(at.endpoint.patience, () => published.deliveries()[0])
  if (later.carried().length > 0 && published.deliveries().length === 0)
    at.assume(accepted, 'messages.push.called').that({
      holds: false,
      expected: 'a delivery to the endpoint',
      actual: 'one of the message that was published after it',
      pointer: '',
      whole: true,
    })
}
