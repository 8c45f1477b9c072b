import { shared } from '../../../src/scenario/index.js'
import { judgeStillActive } from './shared/judge-still-active.js'
import { sendAsAnother } from './shared/send-as-another.js'
import { givenSuccess } from '../shared/given-success.js'
import { listedNotifications } from '../shared/listed-notifications.js'
import { madeDefinition } from '../shared/made-definition.js'
import { orderAbout } from '../shared/order-about.js'
import { scenario } from '../shared/scenario.js'

export default scenario('A user does not dismiss the notifications of another user', {
  verifies: {
    kept: {
      requirement: 'notifications.dismissNotification.own-only',
      after: 'notifications.active.own-only',
    },
  },
  safety: 'reversible',
  touches: [shared('notifications.definitions'), shared('notifications.instances')],
  requests: 40,
  async steps(stage) {
    const { customer, operation, verify } = stage
    const dismiss = operation('dismissNotification')
    const { ids } = await listedNotifications(stage, await madeDefinition(stage))
    await sendAsAnother(stage, dismiss.id, ids)
    for (const id of ids) await judgeStillActive(stage, verify.kept, id)
    // Where its own user cannot dismiss it, that another one does not shows nothing.
    const [notification = ''] = ids
    givenSuccess(stage, await customer.send(dismiss.id, orderAbout(dismiss, { notification })))
  },
})
