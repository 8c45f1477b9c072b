import { activeList, identifierOf, meant } from './active-list.js'
import { madeDefinition } from './made-definition.js'
import { orderAbout } from './order-about.js'
import { scenario } from './scenario.js'
import { listedNotification } from './shown-notification.js'

const marked = 'notifications.read.marked'

export default scenario('A notification that was marked as read says so', {
  verifies: [marked],
  safety: 'reversible',
  touches: ['notifications.writes'],
  async steps(stage) {
    const { customer, operation, assume, verify, giveUp } = stage
    const [active, mark] = [
      operation('getActiveNotifications'),
      operation('markNotificationAsRead'),
    ]
    if (active.meanings['read'] === undefined)
      giveUp('The supplement does not say where a notification has its read marker.')
    const { id } = await listedNotification(stage, await madeDefinition(stage))
    const answer = await customer.send(mark.id, orderAbout(mark, { notification: id }))
    assume(answer).status('2XX')
    const list = await activeList(stage, customer)
    assume(list.answer).status(200)
    const item = list.items.find((one) => identifierOf(active, one) === id)
    if (item === undefined) return giveUp('The notification is not among the active ones any more.')
    const read = meant(active, item, 'read')
    verify(marked, list.answer).that({
      ...list.place,
      // A marker may be a time as well.
      holds: read !== undefined && read !== null && read !== false,
      expected: 'a notification that was read',
      actual: JSON.stringify(read) ?? 'nothing',
      exchanges: [answer.exchange.number],
    })
  },
})
