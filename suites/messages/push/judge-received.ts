import type { Delivery, Stage } from '../../../src/scenario/index.js'
import type { AtEndpoint } from './at-endpoint.js'
import { eventually } from './eventually.js'
import type { Held } from './hold-in-queue.js'

const isTaken = ({ ending }: Delivery): boolean =>
  ending?.kind === 'answered' && ending.status >= 200 && ending.status < 300

/**
 * Judges that a notification leaves the queue once it was answered with 2xx.
 *
 * @returns whether it was seen to
 */
export async function judgeReceived(
  stage: AtEndpoint & Pick<Stage, 'verify' | 'undecided'>,
  { id, deliveries, look, page }: Held,
  requirement: string,
): Promise<boolean> {
  const { endpoint, verify, undecided, giveUp } = stage
  if (id === undefined) {
    undecided(requirement, 'The notification was not seen in the delivery queue.', {
      dependsOn: 'messages.push.stays-queued',
    })
    return false
  }
  const taken = await eventually(stage, endpoint.patience, () => deliveries().find(isTaken))
  if (taken === undefined)
    return giveUp('The target did not wait for the answer of the endpoint, nor did it call again.')
  const gone = await eventually(stage, endpoint.patience, async () => {
    const seen = await look()
    return seen.queued === undefined ? seen : undefined
  })
  verify(requirement, gone?.page ?? page).that({
    holds: gone !== undefined,
    absence: true,
    expected: 'a queue without the notification that the endpoint took',
    actual: gone === undefined ? `${id} is still queued` : 'it is gone',
    pointer: '/_embedded/items',
    exchanges: deliveries().flatMap(({ exchange }) => exchange ?? []),
  })
  return gone !== undefined
}
