import { shared } from '../../../src/scenario/index.js'
import { assumeLeftOut } from './shared/assume-left-out.js'
import { assumeNamed } from './shared/assume-named.js'
import { judgeRefusedDismissal } from './shared/judge-refused-dismissal.js'
import { named } from './shared/named.js'
import { changeDefinition } from '../shared/change-definition.js'
import { givenSuccess } from '../shared/given-success.js'
import { madeDefinition } from '../shared/made-definition.js'
import { orderAbout } from '../shared/order-about.js'
import { scenario } from '../shared/scenario.js'
import { listedNotification } from '../shared/shown-notification.js'
import { byDeletion, byExpiry, useAsOthers } from './shared/use-as-others.js'

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
    // Where no notification can be dismissed, a refusal shows nothing.
    const usual = await madeDefinition(stage, (text) => ({ ...named(text), priority: 'high' }))
    const ordinary = await listedNotification(stage, usual)
    const order = orderAbout(dismiss, { notification: ordinary.id })
    givenSuccess(stage, await customer.send(dismiss.id, order))
    const high = { indicator: true, priority: 'high' }
    const indicator = await madeDefinition(stage, (text) => ({ ...named(text), ...high }))
    const first = await judgeRefusedDismissal(stage, verify.indicator, indicator)
    const fixed = await madeDefinition(stage)
    await changeDefinition(stage, fixed, { notDismissible: true })
    const second = await judgeRefusedDismissal(stage, verify.fixed, fixed)
    await assumeLeftOut(stage, ordinary.id, 'notifications.dismissed.left-out')
    // In all else they are as others.
    if (first !== undefined) {
      assumeNamed(stage, first.shown, indicator, true)
      await useAsOthers(stage, first.id, byExpiry)
    }
    if (second !== undefined) {
      assumeNamed(stage, second.shown, fixed, false)
      await useAsOthers(stage, second.id, byDeletion)
    }
  },
})
