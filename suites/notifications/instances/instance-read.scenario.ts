import { shared } from '../../../src/scenario/index.js'
import { activeList, identifierOf, meant, placeOf } from '../shared/active-list.js'
import { judgeAllowed } from './shared/judge-allowed.js'
import { madeDefinition } from '../shared/made-definition.js'
import { orderAbout } from '../shared/order-about.js'
import { scenario } from '../shared/scenario.js'
import { listedNotification } from '../shared/shown-notification.js'

/** A marker may be a time as well. */
const isSet = (read: unknown): boolean => read !== undefined && read !== null && read !== false

export default scenario('A notification that was marked as read says so', {
  verifies: {
    markedAsRead: 'notifications.markNotificationAsRead.done',
    missing: {
      requirement: 'notifications.markNotificationAsRead.missing-refused',
      after: 'markedAsRead',
    },
    marked: { requirement: 'notifications.read.marked', after: 'markedAsRead' },
  },
  safety: 'reversible',
  touches: [shared('notifications.definitions'), shared('notifications.instances')],
  async steps(stage) {
    const { customer, fixtures, operation, given, verify, giveUp } = stage
    const active = operation('getActiveNotifications')
    const mark = operation('markNotificationAsRead')
    const { id, shown } = await listedNotification(stage, await madeDefinition(stage))
    const answer = await customer.send(mark.id, orderAbout(mark, { notification: id }))
    if (!judgeAllowed(stage, verify.markedAsRead, mark, answer)) return
    const unknown = { notification: await fixtures.unknownNotification() }
    verify.missing(await customer.send(mark.id, orderAbout(mark, unknown))).status('4XX')
    if (shown.item !== undefined && isSet(meant(active, shown.item, 'read')))
      giveUp(
        'The notification says that it was read before it was marked.',
        'let a new notification be unread',
      )
    await verify.marked.confirmed(async (compare) => {
      const list = await activeList(stage, customer)
      given(list.answer).status(200)
      const item = list.items.find((one) => identifierOf(active, one) === id)
      if (item === undefined)
        return giveUp(
          'The notification is not among the active ones any more.',
          'let a notification that was read stay among the active ones',
        )
      const place = placeOf(list, item, active, 'read')
      if (place === undefined)
        return giveUp(
          'The supplement does not say where a notification has its read marker.',
          'supplements.notifications',
        )
      compare(list.answer, answer).tells(place, 'that it was read', isSet)
    })
  },
})
