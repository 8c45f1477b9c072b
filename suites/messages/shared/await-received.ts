import type { Stage } from '../../../src/scenario/index.js'
import type { Waiting } from './waiting-in.js'
import type { AtEndpoint } from './endpoint-stage.js'
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
  if (!(await at.eventually(patience, isTaken, (taken) => taken)))
    return at.giveUp(
      'The target did not wait for the answer of the endpoint, nor did it call again.',
      'let a delivery wait for its answer',
    )
  const { queued, queue } = await at.eventually(patience, look, (seen) => seen.queued === undefined)
  return queued === undefined ? queue : undefined
}
