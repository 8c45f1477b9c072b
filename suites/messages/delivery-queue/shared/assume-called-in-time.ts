import type { AtEndpoint } from '../../shared/endpoint-stage.js'
import type { Several } from '../../shared/publish-several.js'
import { toldError } from '../../shared/told-error.js'
import { waitingIn } from '../../shared/waiting-in.js'

/**
 * Sees to it that the endpoint of another subscription was called before the time in the queue is over. Where
 * notifications for it tell of a delivery that failed, or have left, it may be elsewhere than the profile says.
 */
export async function assumeCalledInTime(at: AtEndpoint, { uncalled }: Several): Promise<void> {
  for (const { to, accepted, deliveries } of uncalled) {
    const { topic, subscription } = to
    await at.eventually(at.endpoint.patience, () => deliveries()[0])
    const { items } = await waitingIn(at, { subscription }, 'getDeliveryQueue')
    const told = await Promise.all(items.map((item) => toldError(at, item)))
    const isUntried = told.length > 0 && told.every((one) => one === false)
    at.assume(await accepted(), 'messages.push.called').that({
      holds: deliveries().length > 0 || !isUntried,
      expected: 'a delivery to the endpoint before four days are over',
      actual: `none of what was published on ${topic}`,
      pointer: '',
      whole: true,
    })
  }
}
