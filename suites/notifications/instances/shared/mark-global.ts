import type { Item, Stage } from '../../../../src/scenario/index.js'
import { identifierOf, keyOf, meant, placeOf } from '../../shared/active-list.js'
import { namesType } from '../../shared/is-of-another.js'
import type { Made } from '../../shared/made-definition.js'
import { orderAbout } from '../../shared/order-about.js'
import { isSet } from './is-set.js'
import type { Fresh } from './judge-new.js'

/**
 * Marks a new notification of a global definition as read for the customer, where a supplement shows how.
 *
 * @returns makes sure that it is unread where another customer sees it first; whether it is kept for the customer is not said
 */
export async function markGlobal(
  stage: Pick<Stage, 'customer' | 'operation' | 'interface' | 'assume'>,
  { keys, first }: Fresh,
  { type }: Made,
): Promise<(others: Fresh) => void> {
  const { customer, operation, interface: own, assume } = stage
  const active = operation('getActiveNotifications')
  const isNew = ({ keys: all }: Pick<Fresh, 'keys'>, item: Item): boolean =>
    all.includes(keyOf(active, item))
  const readIn = ({ first: list, ...fresh }: Fresh): boolean =>
    list.items.some((item) => isNew(fresh, item) && isSet(meant(active, item, 'read')))
  const mark = own.operations.find(({ id }) => id === 'markNotificationAsRead')
  const [notification] = first.items
    // Those of others may be deleted meanwhile.
    .filter((item) => isNew({ keys }, item) && namesType(active, item, type) === true)
    .flatMap((item) => identifierOf(active, item) ?? [])
  const isDone =
    mark !== undefined &&
    notification !== undefined &&
    active.meanings['read'] !== undefined &&
    !readIn({ keys, first }) &&
    (await customer.send(mark.id, orderAbout(mark, { notification }))).status < 300
  return (others) => {
    const { first: list } = others
    for (const item of isDone ? list.items.filter((one) => isNew(others, one)) : []) {
      const place = placeOf(list, item, active, 'read')
      if (place === undefined) continue
      const seen = assume(list.answer, 'notifications.markNotificationAsRead.own-only')
      seen.tells(place, 'that it was not read', (read) => !isSet(read))
    }
  }
}
