import { type Stage, type Walk, walkNumbered } from '../../../src/scenario/index.js'
import { readingBounds } from './reading-bounds.js'
import { type Waiting, waitingIn } from './waiting-in.js'

/** What is read where the whole list is wanted. */
type Needs = Parameters<typeof waitingIn>[0] & Pick<Stage, 'once'>

/**
 * Reads all notifications that wait, of whatever subscription; undefined where there are too many to be read. That is
 * found out once in a run: what goes by narrowed lists as well does so from then on.
 *
 * @throws Undecided when the list is not answered
 */
export async function wholeList(
  stage: Needs,
  operationId = 'getPullNotifications',
): Promise<Waiting | undefined> {
  const long = await stage.once('lists that are too long', async () => new Set<string>())
  if (long.has(operationId)) return undefined
  const walk = (): Promise<Walk> => walkNumbered(stage.customer, operationId, {}, readingBounds)
  const first = await walk()
  if (first.end.kind === 'sampled' && first.pages.length > 0) {
    long.add(operationId)
    return undefined
  }
  let isRead = true
  return waitingIn(stage, {}, operationId, async () => {
    const one = isRead ? first : await walk()
    isRead = false
    return one
  })
}
