import { identify } from '../../../../src/scenario/index.js'
import type { days } from '../../shared/days.js'
import type { AtEndpoint } from '../../shared/endpoint-stage.js'
import { holdInQueue } from '../../shared/hold-in-queue.js'

const hour = 60 * 60 * 1000

/**
 * A notification that is created now tells the time of the target, if it tells when it was created.
 *
 * @param wanted how far the clock was to be put forward
 * @param how whether it must be no less, by a day, or no more, by an hour
 * @throws Undecided when the hook did something else
 */
export async function assumePutForward(
  at: AtEndpoint,
  wanted: ReturnType<typeof days>,
  how: 'no less' | 'no more',
): Promise<void> {
  const { id, queue } = await holdInQueue(at)
  const createdAt = queue.items.find((item) => identify(item) === id)?.['createdAt']
  const over = Date.parse(String(createdAt)) - at.now() - Number(wanted.milliseconds)
  if (how === 'no less' ? over < -24 * hour : over > hour)
    at.giveUp('The hook did not put the clock forward by as much as it was to.', 'hooks.clock')
}
