import { shared, someTimes, type Verification } from '../../../src/scenario/index.js'
import { judgeStillActive } from './shared/judge-still-active.js'
import { changeDefinition } from '../shared/change-definition.js'
import { givenSuccess } from '../shared/given-success.js'
import { judgeRefusalType } from '../shared/judge-refusal-type.js'
import { type Made, madeDefinition } from '../shared/made-definition.js'
import { orderAbout } from '../shared/order-about.js'
import { scenario } from '../shared/scenario.js'
import { listedNotification } from '../shared/shown-notification.js'

export default scenario('A notification that may not be dismissed stays active', {
  verifies: {
    indicator: 'notifications.dismissNotification.indicator-refused',
    fixed: 'notifications.dismissNotification.not-dismissible-refused',
    errorType: {
      requirement: 'notifications.errors.dismissNotAllowed',
      after: ['indicator', 'fixed'],
    },
  },
  safety: 'reversible',
  touches: [shared('notifications.definitions'), shared('notifications.instances')],
  requests: 25,
  async steps(stage) {
    const { customer, operation, verify } = stage
    const dismiss = operation('dismissNotification')
    const stays = async (verified: Verification, made: Made): Promise<void> => {
      const { id } = await listedNotification(stage, made)
      const answer = await customer.send(dismiss.id, orderAbout(dismiss, { notification: id }))
      if (answer.status === 404)
        return verified.undecided(
          'The notification that is listed was not found when it was dismissed.',
          {
            remedy: 'let what is listed be found when it is dismissed',
            exchanges: [answer.exchange.number],
          },
        )
      verified(answer).status('4XX')
      judgeRefusalType(verify.errorType, 'dismissNotAllowed', answer)
      if (answer.status >= 400)
        await someTimes(async () => {
          const again = await customer.send(dismiss.id, orderAbout(dismiss, { notification: id }))
          // One that is gone by now was dismissed although it was refused.
          if (again.status === 404) return false
          judgeRefusalType(verify.errorType, 'dismissNotAllowed', again)
          return verified(again).status('4XX')
        })
      await judgeStillActive(stage, verified, id, answer)
    }
    // Where no notification can be dismissed, a refusal shows nothing.
    const ordinary = await listedNotification(
      stage,
      await madeDefinition(stage, () => ({ priority: 'high' })),
    )
    const order = orderAbout(dismiss, { notification: ordinary.id })
    givenSuccess(stage, await customer.send(dismiss.id, order))
    await stays(verify.indicator, await madeDefinition(stage, () => ({ indicator: true })))
    const made = await madeDefinition(stage)
    await changeDefinition(stage, made, { notDismissible: true })
    await stays(verify.fixed, made)
  },
})
