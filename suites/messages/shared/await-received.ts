import type { Stage } from '../../../src/scenario/index.js'
import type { Waiting } from './waiting-in.js'
import { eventually } from './eventually.js'
import type { AtEndpoint } from './at-endpoint.js'
import type { Held } from './hold-in-queue.js'

/**
 * Waits until the endpoint has answered with 2xx, and then until the notification has left the queue.
 *
 * @returns the queue without it; undefined when it stays
 * @throws Undecided when the target is not there to be answered
 */
export async function awaitReceived(
  at: AtEndpoint & Pick<Stage, 'giveUp'>,
  { isTaken, look }: Held,
): Promise<Waiting | undefined> {
  const { patience } = at.endpoint
  const taken = await eventually(at, patience, () => isTaken() || undefined)
  if (taken === undefined)
    return at.giveUp(
      'The target did not wait for the answer of the endpoint, nor did it call again.',
    )
  return eventually(at, patience, async () => {
    const { queued, queue } = await look()
    return queued === undefined ? queue : undefined
  })
}
