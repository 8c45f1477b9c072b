import { shared } from '../../../src/scenario/index.js'
import { activeList, identifierOf } from '../shared/active-list.js'
import { changeDefinition } from '../shared/change-definition.js'
import { judgeRefusalType } from '../shared/judge-refusal-type.js'
import { type Made, madeDefinition } from '../shared/made-definition.js'
import { orderAbout } from '../shared/order-about.js'
import { scenario } from '../shared/scenario.js'
import { listedNotification } from '../shared/shown-notification.js'
import { givenDone } from './shared/given-done.js'

const indicator = 'notifications.dismissNotification.indicator-refused'
const fixed = 'notifications.dismissNotification.not-dismissible-refused'
const type = 'notifications.errors.dismissNotAllowed'

export default scenario('What may not be dismissed stays', {
  verifies: [indicator, fixed, type],
  safety: 'reversible',
  touches: [shared('notifications.definitions'), shared('notifications.instances')],
  async steps(stage) {
    const { customer, operation, given, verify, undecided } = stage
    const [active, dismiss] = [
      operation('getActiveNotifications'),
      operation('dismissNotification'),
    ]
    const refuse = async (requirement: string, made: Made): Promise<void> => {
      const { id } = await listedNotification(stage, made)
      const answer = await customer.send(dismiss.id, orderAbout(dismiss, { notification: id }))
      if (answer.status === 404)
        return [requirement, type].forEach((one) =>
          undecided(one, 'The notification that is listed was not found when it was dismissed.', {
            exchanges: [answer.exchange.number],
          }),
        )
      verify(requirement, answer).status('4XX')
      judgeRefusalType(stage, type, answer, requirement)
      const list = await activeList(stage, customer)
      given(list.answer).status(200)
      verify(requirement, list.answer).that({
        ...list.place,
        holds: list.items.some((one) => identifierOf(active, one) === id),
        expected: `the notification ${id}`,
        actual: `${list.items.length} notifications without it`,
        exchanges: [answer.exchange.number],
      })
    }
    // Where nothing can be dismissed, a refusal tells nothing.
    const ordinary = await listedNotification(stage, await madeDefinition(stage))
    const order = orderAbout(dismiss, { notification: ordinary.id })
    givenDone(stage, await customer.send(dismiss.id, order))
    await refuse(indicator, await madeDefinition(stage, () => ({ indicator: true })))
    const made = await madeDefinition(stage)
    await changeDefinition(stage, made, { notDismissible: true })
    await refuse(fixed, made)
  },
})
