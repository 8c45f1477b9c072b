import { shared } from '../../../src/scenario/index.js'
import { activeList, identifierOf, keyOf } from '../shared/active-list.js'
import { createNotification } from '../shared/create-notifications.js'
import { madeDefinition } from '../shared/made-definition.js'
import { orderAbout } from '../shared/order-about.js'
import { scenario } from '../shared/scenario.js'
import { listedNotification, shownNotification } from '../shared/shown-notification.js'
import { isOfAnother } from '../shared/is-of-another.js'

const creating = 'notifications.createNotifications.administrative'
const endings = [
  ['expireNotification', 'notifications.expireNotification.administrative'],
  ['deleteNotification', 'notifications.deleteNotification.administrative'],
] as const

export default scenario('A customer creates no notification, and neither ends nor deletes one', {
  verifies: [creating, ...endings.map(([, requirement]) => requirement)],
  safety: 'reversible',
  touches: [shared('notifications.definitions'), shared('notifications.instances')],
  async steps(stage) {
    const { customer, admin, fixtures, operation, given, verify, undecided } = stage
    const active = operation('getActiveNotifications')
    const made = await madeDefinition(stage)
    const [user, contextUri] = [await fixtures.user(), await fixtures.contextUri()]
    for (const [name, requirement] of endings) {
      if (!stage.interface.operations.some((one) => one.id === name)) continue
      const ending = operation(name)
      const { id: notification } = await listedNotification(stage, made)
      const order = orderAbout(ending, { notification })
      const answer = await customer.send(name, order)
      verify(requirement, answer).status('4XX')
      const list = await activeList(stage, customer)
      given(list.answer).status(200)
      const stays = list.items.some((one) => identifierOf(active, one) === notification)
      verify(requirement, list.answer).that({
        ...list.place,
        holds: stays,
        expected: `the notification ${notification}`,
        actual: `${list.items.length} notifications without it`,
        exchanges: [answer.exchange.number],
      })
      // A request that nobody could make would show nothing.
      if (!stays) continue
      const entitled = await admin.send(name, order)
      if (entitled.status >= 300)
        undecided(requirement, `The admin was not let either: ${entitled.status}.`, {
          exchanges: [entitled.exchange.number],
        })
    }
    const before = await activeList(stage, customer)
    const known = new Set(before.items.map((item) => keyOf(active, item)))
    const answer = await createNotification(stage, customer, made.id, { user, contextUri })
    verify(creating, answer).status('4XX')
    const after = await activeList(stage, customer)
    verify(creating, after.answer).that({
      ...after.place,
      holds: after.items.every(
        (item) => known.has(keyOf(active, item)) || isOfAnother(item, made.type),
      ),
      expected: 'no further notification',
      actual: 'a notification that a customer created',
      absence: true,
      exchanges: [answer.exchange.number],
    })
    const { created: entitled } = await shownNotification(stage, made)
    if (entitled.status >= 300)
      undecided(creating, `The admin was not let either: ${entitled.status}.`, {
        exchanges: [entitled.exchange.number],
      })
  },
})
