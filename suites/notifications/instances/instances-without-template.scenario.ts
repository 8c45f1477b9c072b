import { shared } from '../../../src/scenario/index.js'
import { notificationOrder } from '../shared/create-notifications.js'
import { madeDefinition } from '../shared/made-definition.js'
import { refuseInstances } from './shared/refuse-instances.js'
import { scenario } from '../shared/scenario.js'

export default scenario('Without a template, no notification is created for a bare identifier', {
  verifies: {
    refused: 'notifications.createNotifications.bare-identifiers-refused',
    errorType: {
      requirement: 'notifications.errors.definitionMissingContextUriTemplate',
      after: 'refused',
    },
  },
  safety: 'reversible',
  touches: [shared('notifications.definitions'), shared('notifications.instances')],
  async steps(stage) {
    const { admin, fixtures, assume, verify, giveUp } = stage
    const { id, type } = await madeDefinition(stage)
    const definition = await admin.send('getDefinition', { path: { definitionId: id } })
    assume(definition, 'notifications.createDefinition.creation-shown').status(200)
    // Where templates come from is not said: a definition may have one that no client gave it.
    if ((definition.at('/contextUriTemplate') ?? null) !== null)
      giveUp(
        'A definition that was created without a template has one.',
        'let a definition be created without a template',
      )
    const wanted = { user: await fixtures.user(), contextId: await fixtures.contextId() }
    const order = notificationOrder(stage, id, 'withContextId', wanted)
    await refuseInstances(
      stage,
      order,
      type,
      verify.refused,
      verify.errorType,
      'definitionMissingContextUriTemplate',
    )
  },
})
