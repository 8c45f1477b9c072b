import { shared, someTimes, type Verification } from '../../../src/scenario/index.js'
import { assumeNamed, named } from './shared/assume-named.js'
import { judgeStillActive } from './shared/judge-still-active.js'
import { changeDefinition } from '../shared/change-definition.js'
import { givenSuccess } from '../shared/given-success.js'
import { judgeRefusalType } from '../shared/judge-refusal-type.js'
import { type Made, madeDefinition } from '../shared/made-definition.js'
import { orderAbout } from '../shared/order-about.js'
import { scenario } from '../shared/scenario.js'
import { listedNotification } from '../shared/shown-notification.js'
import { assumeLeftOut, useAsOthers } from './shared/use-as-others.js'

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
  requests: 35,
  async steps(stage) {
    const { customer, operation, verify } = stage
    const dismiss = operation('dismissNotification')
    /** What is seen to when both were judged: in all else they are as others. */
    const later: (() => Promise<void>)[] = []
    const stays = async (
      verified: Verification,
      made: Made,
      remove: 'expireNotification' | 'deleteNotification',
    ): Promise<void> => {
      const { id, shown } = await listedNotification(stage, made)
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
      if (!(await judgeStillActive(stage, verified, id, answer))) return
      later.push(async () => {
        assumeNamed(stage, shown, made, verified === verify.indicator)
        await useAsOthers(stage, id, remove)
      })
    }
    // Where no notification can be dismissed, a refusal shows nothing.
    const usual = await madeDefinition(stage, (text) => ({ ...named(text), priority: 'high' }))
    const ordinary = await listedNotification(stage, usual)
    const order = orderAbout(dismiss, { notification: ordinary.id })
    givenSuccess(stage, await customer.send(dismiss.id, order))
    const indicator = { indicator: true, priority: 'high' }
    const marked = await madeDefinition(stage, (text) => ({ ...named(text), ...indicator }))
    await stays(verify.indicator, marked, 'expireNotification')
    const made = await madeDefinition(stage)
    await changeDefinition(stage, made, { notDismissible: true })
    await stays(verify.fixed, made, 'deleteNotification')
    await assumeLeftOut(stage, ordinary.id, 'notifications.dismissed.left-out')
    for (const see of later) await see()
  },
})
