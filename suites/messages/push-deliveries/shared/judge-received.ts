import type { Stage } from '../../../../src/scenario/index.js'
import type { AtEndpoint } from '../../shared/at-endpoint.js'
import { awaitReceived } from '../../shared/await-received.js'
import type { Held } from '../../shared/hold-in-queue.js'

/**
 * Judges that a notification leaves the queue once it was answered with 2xx.
 *
 * @returns whether it does
 */
export async function judgeReceived(
  stage: AtEndpoint & Pick<Stage, 'verify' | 'undecided'>,
  held: Held,
  requirement: string,
): Promise<boolean> {
  const { id, deliveries, page } = held
  if (id === undefined) {
    stage.undecided(requirement, 'The notification was not seen in the delivery queue.', {
      dependsOn: 'messages.push.stays-queued',
    })
    return false
  }
  const gone = await awaitReceived(stage, held)
  stage.verify(requirement, gone ?? page).that({
    holds: gone !== undefined,
    absence: true,
    expected: 'a queue without the notification that the endpoint took',
    actual: gone === undefined ? `${id} is still queued` : 'it is gone',
    pointer: '/_embedded/items',
    exchanges: deliveries().flatMap(({ exchange }) => exchange ?? []),
  })
  return gone !== undefined
}
