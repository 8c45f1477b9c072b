import { activeList, identifierOf } from './active-list.js'
import { madeDefinition } from './made-definition.js'
import { orderAbout } from './order-about.js'
import { scenario } from './scenario.js'
import { listedNotification } from './shown-notification.js'

const left = 'notifications.dismissed.left-out'

export default scenario('A notification that its user dismissed is left out from then on', {
  verifies: [left],
  safety: 'reversible',
  touches: ['notifications.writes'],
  async steps(stage) {
    const { customer, operation, assume, verify } = stage
    const [active, dismiss] = [
      operation('getActiveNotifications'),
      operation('dismissNotification'),
    ]
    const { id } = await listedNotification(stage, await madeDefinition(stage))
    const dismissed = await customer.send(dismiss.id, orderAbout(dismiss, { notification: id }))
    assume(dismissed).status('2XX')
    const { answer, items, place } = await activeList(stage, customer)
    assume(answer).status(200)
    verify(left, answer).that({
      ...place,
      holds: !items.some((one) => identifierOf(active, one) === id),
      expected: `no notification ${id}`,
      actual: `the notification ${id}`,
      absence: true,
      exchanges: [dismissed.exchange.number],
    })
  },
})
