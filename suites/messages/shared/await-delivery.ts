import type { Answer, Delivery } from '../../../src/scenario/index.js'
import { waitingIn } from './waiting-in.js'
import type { AtEndpoint } from './endpoint-stage.js'
import type { Published } from './published.js'
import { publishTo } from './publish-to.js'
import type { PushTopic } from './push-topic.js'

const remedy = 'let the target reach the listener: listener.publicUrl, hooks.pushEndpoint'

/**
 * Waits for the first delivery of a message.
 *
 * @throws Undecided when none comes: that the target cannot reach the listener is not held against it
 */
export async function awaitDelivery(
  at: AtEndpoint,
  published: Published,
  to: PushTopic,
): Promise<Delivery> {
  const { endpoint, giveUp } = at
  const refused = (): boolean => (published.answered()?.status ?? 0) >= 300
  await at.eventually(
    endpoint.patience,
    () => published.deliveries()[0] ?? (refused() || undefined),
  )
  const [first] = published.deliveries()
  if (first !== undefined) return first
  const accepted = await published.accepted()
  await assumePassedOver(at, published, to, accepted)
  const [late] = published.deliveries()
  if (late !== undefined) return late
  const { items } = await waitingIn(at, { subscription: to.subscription }, 'getDeliveryQueue')
  const told = items.flatMap(({ _error: error }) => (error === undefined ? [] : [error])).at(-1)
  const known = told === undefined ? '' : ` The target says: ${JSON.stringify(told).slice(0, 300)}`
  return giveUp(`No delivery came in ${endpoint.patience / 1000} s.${known}`, remedy)
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
