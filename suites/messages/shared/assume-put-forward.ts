import { identify } from '../../../src/scenario/index.js'
import type { days } from './days.js'
import type { AtEndpoint } from './endpoint-stage.js'
import { holdInQueue } from './hold-in-queue.js'
import { isLaterBy } from './is-later-by.js'

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
  const told = typeof createdAt === 'string' ? createdAt : undefined
  if (how === 'no less' && told === undefined)
    at.giveUp(
      'No notification of the queue tells that the hook put the clock forward by as much as it was to.',
      'let a notification of the queue show when it was created',
    )
  const over = Date.parse(told ?? '') - at.now() - Number(wanted.milliseconds)
  if (how === 'no less' ? !isLaterBy(wanted, at.now(), told) : over > hour)
    at.giveUp(
      'The hook did not put the clock forward by as much as it was to.',
      'let hooks.clock put the clock forward by as much as it is told to',
    )
}
