import { shared } from '../../../src/scenario/index.js'
import { activeList, identifierOf, meant } from '../shared/active-list.js'
import { judgeAllowed } from './shared/judge-allowed.js'
import { madeDefinition } from '../shared/made-definition.js'
import { orderAbout } from '../shared/order-about.js'
import { scenario } from '../shared/scenario.js'
import { listedNotification } from '../shared/shown-notification.js'

const done = 'notifications.markNotificationAsRead.done'
const missing = 'notifications.markNotificationAsRead.missing-refused'
const marked = 'notifications.read.marked'

/** A marker may be a time as well. */
const isSet = (read: unknown): boolean => read !== undefined && read !== null && read !== false

export default scenario('A notification that was marked as read says so', {
  verifies: [done, missing, marked],
  safety: 'reversible',
  touches: [shared('notifications.definitions'), shared('notifications.instances')],
  async steps(stage) {
    const { customer, fixtures, operation, given, verify, undecided, giveUp } = stage
    const [active, mark] = [
      operation('getActiveNotifications'),
      operation('markNotificationAsRead'),
    ]
    const { id, shown } = await listedNotification(stage, await madeDefinition(stage))
    const answer = await customer.send(mark.id, orderAbout(mark, { notification: id }))
    if (!judgeAllowed(stage, done, mark, answer)) {
      for (const one of [missing, marked])
        undecided(one, 'No notification could be marked as read.', { dependsOn: done })
      return
    }
    const unknown = { notification: await fixtures.unknownNotification() }
    verify(missing, await customer.send(mark.id, orderAbout(mark, unknown))).status('4XX')
    if (active.meanings['read'] === undefined)
      giveUp('The supplement does not say where a notification has its read marker.')
    if (shown.item !== undefined && isSet(meant(active, shown.item, 'read')))
      giveUp('The notification says that it was read before it was marked.')
    const list = await activeList(stage, customer)
    given(list.answer).status(200)
    const item = list.items.find((one) => identifierOf(active, one) === id)
    if (item === undefined) return giveUp('The notification is not among the active ones any more.')
    const read = meant(active, item, 'read')
    verify(marked, list.answer).that({
      ...list.place,
      holds: isSet(read),
      expected: 'a notification that was read',
      actual: JSON.stringify(read) ?? 'nothing',
      exchanges: [answer.exchange.number],
    })
  },
})
