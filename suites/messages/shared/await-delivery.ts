import type { Delivery } from '../../../src/scenario/index.js'
import { waitingIn } from './waiting-in.js'
import type { AtEndpoint } from './endpoint-stage.js'
import { firstDelivery } from './first-delivery.js'
import type { Published } from './published.js'
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
  const first = await firstDelivery(at, published, to)
  if (first !== undefined) return first
  await at.onSilence?.(published)
  const { items } = await waitingIn(at, { subscription: to.subscription }, 'getDeliveryQueue')
  const told = items.flatMap(({ _error: error }) => (error === undefined ? [] : [error])).at(-1)
  const known = told === undefined ? '' : ` The target says: ${JSON.stringify(told).slice(0, 300)}`
  return giveUp(`No delivery came in ${endpoint.patience / 1000} s.${known}`, remedy)
}
