import { identify } from '../../../../src/scenario/index.js'
import { isOneOf } from '../../shared/is-one-of.js'
import { waitingIn } from '../../shared/waiting-in.js'
import type { AtEndpoint } from '../../shared/endpoint-stage.js'
import type { Published } from '../../shared/published.js'
import { publishTo } from '../../shared/publish-to.js'
import { awaitDelivery } from '../../shared/await-delivery.js'

/**
 * Publishes a message that the endpoint takes, and waits until its notification has left the queue.
 *
 * @returns undefined when it stays there
 * @throws Undecided when the target does not wait for the answer, or its deliveries are not known by their message
 */
export async function publishTaken(at: AtEndpoint): Promise<Published | undefined> {
  const { endpoint, pushed, giveUp } = at
  const { subscription } = pushed[0]
  const queued = async () => (await waitingIn(at, { subscription }, 'getDeliveryQueue')).items
  const wasThere = isOneOf(...(await queued()).map(identify))
  const taken = publishTo(at, pushed[0])
  endpoint.answer(() => ({ kind: 'status', status: 200 }))
  await awaitDelivery(at, taken, pushed[0])
  if (!(await at.eventually(endpoint.patience, taken.isTaken, (isTaken) => isTaken)))
    giveUp(
      'The target did not wait for the answer of the endpoint.',
      'let a delivery wait for its answer',
    )
  const left = await at.eventually(endpoint.patience, queued, (items) => items.every(wasThere))
  if (!left.every(wasThere)) return undefined
  if (taken.carried().length === 0)
    giveUp(
      'Deliveries carry nothing by which their message is known.',
      'let a delivery carry the body of its message',
    )
  return taken
}
