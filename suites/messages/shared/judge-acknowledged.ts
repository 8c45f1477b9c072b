import { hrefsOf, type Stage, type Verification } from '../../../src/scenario/index.js'
import { acknowledge } from './acknowledge.js'
import { isOneOf } from './is-one-of.js'
import type { Waiting } from './waiting-in.js'

type Parts = Pick<Stage, 'customer' | 'assume' | 'giveUp' | 'eventually'> & {
  readonly fixtures: { deliveryTime(): Promise<number> }
}

/**
 * Acknowledges notifications of a list, each by the link that it has there, or by its own one where it has none in the
 * list, and judges that they leave it.
 *
 * @param read reads the list again
 * @throws Undecided where acknowledging takes something that is not shown
 */
export async function judgeAcknowledged(
  stage: Parts,
  verification: (list: Waiting) => Pick<ReturnType<Verification>, 'holdsNo'>,
  read: () => Promise<Waiting>,
  list: Waiting,
  ids: readonly string[],
): Promise<boolean> {
  const take = async (id: string): Promise<void> => {
    const page = list.pages.find(({ items }) => items.some(isOneOf(id)))
    const [href] = hrefsOf(page?.items.find(isOneOf(id)), 'svc:acknowledge')
    const order = { path: { notificationId: id } }
    const seen = page && href ? page : await stage.customer.send('getPullNotification', order)
    if (seen.status === 200) await acknowledge(stage, seen, href)
  }
  const taken = await Promise.allSettled(ids.map(take))
  for (const one of taken) if (one.status === 'rejected') throw one.reason
  const areThey = isOneOf(...ids)
  const time = await stage.fixtures.deliveryTime()
  const after = await stage.eventually(time, read, ({ items }) => !items.some(areThey))
  return verification(after).holdsNo('notification that was acknowledged', areThey)
}
