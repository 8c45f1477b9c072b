import { type Item, shared } from '../../../src/scenario/index.js'
import { activeList, identifierMember, identifierOf } from '../shared/active-list.js'
import { madeDefinition } from '../shared/made-definition.js'
import { orderAbout } from '../shared/order-about.js'
import { scenario } from '../shared/scenario.js'
import { listedNotification } from '../shared/shown-notification.js'
import { givenSuccess } from '../shared/given-success.js'

export default scenario('A notification that expired or was deleted is not active any more', {
  verifies: {
    expired: 'notifications.expireNotification.gone',
    deleted: 'notifications.deleteNotification.gone',
  },
  safety: 'reversible',
  touches: [shared('notifications.definitions'), shared('notifications.instances')],
  async steps(stage) {
    const { admin, customer, operation, given, verify } = stage
    const active = operation('getActiveNotifications')
    const made = await madeDefinition(stage)
    for (const [name, gone] of [
      ['expireNotification', verify.expired],
      ['deleteNotification', verify.deleted],
    ] as const) {
      if (!stage.interface.operations.some((one) => one.id === name)) continue
      const { id } = await listedNotification(stage, made)
      const answer = await admin.send(name, orderAbout(operation(name), { notification: id }))
      givenSuccess(stage, answer)
      await gone.confirmed(async (compare) => {
        const list = await activeList(stage, customer)
        given(list.answer).status(200)
        const isIt = (item: Item): boolean => identifierOf(active, item) === id
        compare(list.answer, answer).holdsNo(`notification ${id}`, isIt, identifierMember(active))
      })
    }
  },
})
