import type { Item, Stage } from '../../../../src/scenario/index.js'
import { type ActiveList, identifierOf, keyOf, meant, placeOf } from '../../shared/active-list.js'
import { namesType } from '../../shared/is-of-another.js'
import type { Made } from '../../shared/made-definition.js'
import { orderAbout } from '../../shared/order-about.js'
import { isSet } from '../../shared/is-set.js'
import type { Fresh } from './judge-new.js'

/** What is marked, and what is not. */
interface Marking {
  /** Notifications of the definition of which one is marked. */
  readonly fresh: Fresh
  readonly made: Made
  /** A further definition for all, of which none is marked. */
  readonly beside: Made
  read(): Promise<ActiveList>
}

/**
 * Marks a new notification of a global definition as read for the customer, where a supplement shows how. One of another
 * global definition that was unread stays so.
 *
 * @returns makes sure that it is unread where another customer sees it first; whether it is kept for the customer is not said
 */
export async function markGlobal(
  stage: Pick<Stage, 'customer' | 'operation' | 'interface' | 'assume'>,
  { fresh: { keys, first }, made, beside, read }: Marking,
): Promise<(others: Fresh) => void> {
  const { customer, operation, interface: own, assume } = stage
  const active = operation('getActiveNotifications')
  const isRead = (item: Item): boolean => isSet(meant(active, item, 'read'))
  const among = (wanted: readonly string[]) => (item: Item) => wanted.includes(keyOf(active, item))
  const assumeUnread = (row: string, list: ActiveList, wanted: readonly string[]): void => {
    for (const item of list.items.filter(among(wanted))) {
      const place = placeOf(list, item, active, 'read')
      if (place === undefined) continue
      const seen = assume(list.answer, row)
      seen.tells(place, 'that it was not read', (told) => !isSet(told))
    }
  }
  const mark = own.operations.find(({ id }) => id === 'markNotificationAsRead')
  const ours = first.items.filter(among(keys))
  const [notification] = ours
    // Those of others may be deleted meanwhile.
    .filter((item) => namesType(active, item, made.type) === true)
    .flatMap((item) => identifierOf(active, item) ?? [])
  const isKnown = active.meanings['read'] !== undefined && !ours.some(isRead)
  if (mark === undefined || notification === undefined || !isKnown) return () => undefined
  // Fetching the list may mark what it shows.
  const unread = (await read()).items
    .filter((item) => namesType(active, item, beside.type) === true && !isRead(item))
    .map((item) => keyOf(active, item))
  const done = await customer.send(mark.id, orderAbout(mark, { notification }))
  if (done.status >= 300) return () => undefined
  assumeUnread('notifications.markNotificationAsRead.not-others', await read(), unread)
  return (others) =>
    assumeUnread('notifications.markNotificationAsRead.own-only', others.first, others.keys)
}
