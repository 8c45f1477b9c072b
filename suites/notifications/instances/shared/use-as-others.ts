import type { Answer, Stage } from '../../../../src/scenario/index.js'
import { activeList, identifierOf, placeOf } from '../../shared/active-list.js'
import { orderAbout } from '../../shared/order-about.js'
import { assumeLeftOut } from './assume-left-out.js'
import { isSet } from '../../shared/is-set.js'

type Needs = Pick<
  Stage,
  'admin' | 'customer' | 'interface' | 'operation' | 'fixtures' | 'settled' | 'assume' | 'giveUp'
>

/** What is done with a notification, where a supplement shows how; undefined where it is not. */
async function send(
  stage: Needs,
  actor: 'admin' | 'customer',
  name: string,
  notification: string,
): Promise<Answer | undefined> {
  const operation = stage.interface.operations.find(({ id }) => id === name)
  if (operation === undefined) return undefined
  const answer = await stage[actor].send(name, orderAbout(operation, { notification }))
  return answer.status < 300 ? answer : undefined
}

/** What an administrator takes a notification away with, and what shows that it is gone. */
export const byExpiry = {
  by: 'expireNotification',
  row: 'notifications.expireNotification.gone',
} as const
export const byDeletion = {
  by: 'deleteNotification',
  row: 'notifications.deleteNotification.gone',
} as const

/**
 * Marks a notification as read that users cannot dismiss, and has an administrator take it away: where that is done, it says
 * that it was read, and is not active any more, as others are.
 */
export async function useAsOthers(
  stage: Needs,
  notification: string,
  { by, row }: typeof byExpiry | typeof byDeletion,
): Promise<void> {
  const { customer, operation, settled, assume } = stage
  const active = operation('getActiveNotifications')
  if ((await send(stage, 'customer', 'markNotificationAsRead', notification)) !== undefined) {
    const look = async () => {
      const list = await activeList(stage, customer)
      const item = list.items.find((one) => identifierOf(active, one) === notification)
      return { answer: list.answer, place: item && placeOf(list, item, active, 'read') }
    }
    const { answer, place } = await settled(look, (seen) =>
      seen.place === undefined ? false : isSet(seen.answer.at(seen.place)),
    )
    // Whether one that was read stays among the active ones is not said.
    if (place !== undefined)
      assume(answer, 'notifications.read.marked').tells(place, 'that it was read', isSet)
  }
  if ((await send(stage, 'admin', by, notification)) !== undefined)
    await assumeLeftOut(stage, notification, row)
}
