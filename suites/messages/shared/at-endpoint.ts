import { alone, withParts } from '../../../src/scenario/index.js'
import { waitingIn } from './waiting-in.js'
import type { Published } from './published.js'
import { publishTo } from './publish-to.js'
import type { AtEndpoint, EndpointParts } from './endpoint-stage.js'
import { awaitDelivery } from './await-delivery.js'
import { takePublished } from './take-published.js'

/** Takes the place of the endpoint for as long as some steps take, and takes what they left. */
export async function atEndpoint(
  stage: EndpointParts,
  steps: (at: AtEndpoint) => Promise<void>,
): Promise<void> {
  const pushed = await stage.fixtures.push()
  // Nothing is published for a target whose queue cannot be read.
  await stage.once('delivery queue', ({ customer }) =>
    waitingIn(
      withParts(stage, { customer }),
      { subscription: pushed[0].subscription },
      'getDeliveryQueue',
    ),
  )
  await stage.listen(async (endpoint) => {
    const published = new Set<Published>()
    const at = withParts(stage, { endpoint, pushed, published, seen: new Set<string>() })
    try {
      // Where the target cannot reach the listener, it is waited for once.
      const isKnown = await stage.once('push endpoint', async ({ customer }) => {
        const common = withParts(at, { customer })
        const first = publishTo(common, pushed[0])
        await awaitDelivery(common, first, pushed[0])
        return first.carried().length > 0
      })
      // Deliveries that carry nothing by which their message is known go one after the other.
      if (!isKnown) stage.needs(alone('messages.queue'))
      await steps(at)
    } finally {
      await takePublished(at)
    }
  })
}
