import { assumeReadable } from '../../shared/assume-readable.js'
import { isOneOf } from '../../shared/is-one-of.js'
import type { Needs } from '../../shared/publication.js'
import { waitingIn } from '../../shared/waiting-in.js'
import { acknowledge } from '../../shared/acknowledge.js'
import type { OwnNotification } from './own-notification.js'

type Sibling = OwnNotification['siblings'][number]

/**
 * Acknowledges the notification that another subscription got for the same message, and waits until it has left the list;
 * that of the first subscription stays.
 *
 * @returns undefined where there is none, or it does not leave: other stories decide
 */
export async function acknowledgeSibling(
  stage: Needs,
  own: OwnNotification,
): Promise<Sibling | undefined> {
  const [sibling] = own.siblings
  if (sibling === undefined) return undefined
  const { id, subscription } = sibling
  const list = () => waitingIn(stage, { subscription })
  const [read] = await assumeReadable(stage, list, [id])
  if (read?.status !== 200 || (await acknowledge(stage, read)).status >= 300) return undefined
  const isIt = isOneOf(id)
  const time = await stage.fixtures.deliveryTime()
  const ofOwn = () => waitingIn(stage, { subscription: own.subscription })
  const [left, kept] = await Promise.all([
    stage.eventually(time, list, ({ items }) => !items.some(isIt)),
    stage.settled(ofOwn, ({ items }) => items.some(isOneOf(own.id))),
  ])
  stage.assume(kept, 'messages.acknowledge.not-others').holds([own.id])
  return left.items.some(isIt) ? undefined : sibling
}
