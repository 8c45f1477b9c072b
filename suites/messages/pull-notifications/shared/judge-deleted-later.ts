import type { Stage } from '../../../../src/scenario/index.js'
import { isOneOf } from '../../shared/is-one-of.js'
import { stillListed } from '../../shared/still-listed.js'
import type { Waiting } from '../../shared/waiting-in.js'

/** Statuses that tell nothing about what was requested. */
const unheard = [401, 403, 429, 503]

/**
 * Deletes a notification that has waited for long, if there is one, and sees to it that it leaves the list as one that has
 * just come.
 *
 * @param listOf reads the list of a subscription
 */
export async function judgeDeletedLater(
  { customer, assume, settled }: Pick<Stage, 'customer' | 'assume' | 'settled'>,
  waiting: { readonly id: string; readonly subscription: string } | undefined,
  listOf: (subscription: string) => Promise<Waiting>,
): Promise<void> {
  if (waiting === undefined) return
  const { id, subscription } = waiting
  const list = () => listOf(subscription)
  const deleted = await customer.send('deleteNotification', { path: { notificationId: id } })
  if (deleted.status >= 400) {
    // A token may have expired by then, and another client may have taken it away.
    const isHeard = !unheard.includes(deleted.status)
    if (isHeard && (await stillListed({ settled }, list, [id])).has(id))
      assume(deleted, 'messages.delete.gone').status(204)
    return
  }
  const isIt = isOneOf(id)
  const left = await settled(list, ({ items }) => !items.some(isIt))
  assume(left, 'messages.delete.not-listed').holdsNo('notification that was deleted', isIt)
}
