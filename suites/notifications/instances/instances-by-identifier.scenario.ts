import { shared } from '../../../src/scenario/index.js'
import { placeOf } from '../shared/active-list.js'
import { changeDefinition } from '../shared/change-definition.js'
import { notificationOrder } from '../shared/create-notifications.js'
import { givenNotification } from '../shared/given-notification.js'
import { madeDefinition } from '../shared/made-definition.js'
import { scenario } from '../shared/scenario.js'
import { shownNotification } from '../shared/shown-notification.js'

export default scenario('The template of a definition makes an address of a context identifier', {
  verifies: { address: 'notifications.definition.contextUriTemplate' },
  safety: 'reversible',
  touches: [shared('notifications.definitions'), shared('notifications.instances')],
  async steps(stage) {
    const { fixtures, operation, given, verify, giveUp } = stage
    const active = operation('getActiveNotifications')
    if (active.meanings['context'] === undefined)
      giveUp(
        'The supplement does not say where a notification has its context.',
        'supplements.notifications',
      )
    const made = await madeDefinition(stage)
    const contextUriTemplate = await fixtures.contextUriTemplate()
    await changeDefinition(stage, made, { contextUriTemplate })
    const [user, contextId] = [await fixtures.user(), await fixtures.contextId()]
    const order = notificationOrder(stage, made.id, 'withContextId', { user, contextId })
    const { created, item, list } = await shownNotification(stage, made, order)
    givenNotification(stage, created)
    given(list.answer).status(200)
    const place = item && placeOf(list, item, active, 'context')
    if (place === undefined)
      return giveUp(
        'The notification that was created is not among the active ones.',
        'let what was created be among the active notifications',
      )
    const address = contextUriTemplate.replaceAll(/\{[^}]*\}/g, contextId)
    verify.address(list.answer, created).at(place, address)
  },
})
