import { shared } from '../../../src/scenario/index.js'
import { placeOf } from '../shared/active-list.js'
import { isOneOf } from './shared/is-one-of.js'
import { changeDefinition } from '../shared/change-definition.js'
import { notificationOrder } from '../shared/create-notifications.js'
import { listedNotifications } from '../shared/listed-notifications.js'
import { madeDefinition } from '../shared/made-definition.js'
import { sayWhere } from '../shared/supplement-remedies.js'
import { scenario } from '../shared/scenario.js'

export default scenario('The template of a definition makes an address of a context identifier', {
  verifies: { address: 'notifications.definition.contextUriTemplate' },
  safety: 'reversible',
  touches: [shared('notifications.definitions'), shared('notifications.instances')],
  async steps(stage) {
    const { fixtures, operation, verify, giveUp } = stage
    const active = operation('getActiveNotifications')
    if (active.meanings['context'] === undefined)
      giveUp(
        'The supplement does not say where a notification has its context.',
        sayWhere('context'),
      )
    const made = await madeDefinition(stage)
    const contextUriTemplate = await fixtures.contextUriTemplate()
    await changeDefinition(stage, made, { contextUriTemplate })
    const [user, contextId] = [await fixtures.user(), await fixtures.contextId()]
    const order = notificationOrder(stage, made.id, 'withContextId', { user, contextId })
    const { ids, list } = await listedNotifications(stage, made, order)
    const address = contextUriTemplate.replaceAll(/\{[^}]*\}/g, contextId)
    for (const item of list.items.filter(isOneOf(active, ids))) {
      const place = placeOf(list, item, active, 'context')
      if (place !== undefined) verify.address(list.answer).at(place, address)
    }
  },
})
