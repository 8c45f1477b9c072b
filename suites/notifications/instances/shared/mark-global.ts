import type { Item, Stage, Verification } from '../../../../src/scenario/index.js'
import { type ActiveList, identifierOf, keyOf, meant, placeOf } from '../../shared/active-list.js'
import { namesType } from '../../shared/is-of-another.js'
import type { Made } from '../../shared/made-definition.js'
import { orderAbout } from '../../shared/order-about.js'
import { isSet } from './is-set.js'
import type { Fresh } from './judge-new.js'

/**
 * Marks a new notification of a global definition as read for the customer, where a supplement shows how.
 *
 * @returns judges that it is unread where another customer sees it first; whether it is kept for the customer is not said
 */
export async function markGlobal(
  { customer, operation, interface: own }: Pick<Stage, 'customer' | 'operation' | 'interface'>,
  { keys, first }: Fresh,
  { type }: Made,
): Promise<(verification: Verification, others: Fresh) => void> {
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
  return (verification, others) => {
    const list: ActiveList = others.first
    // Where it was not marked, other stories decide.
    if (!isDone) verification(list.answer).status(200)
    else
      for (const item of list.items) {
        const place = isNew(others, item) ? placeOf(list, item, active, 'read') : undefined
        if (place !== undefined)
          verification(list.answer).tells(place, 'that it was not read', (read) => !isSet(read))
      }
  }
}
