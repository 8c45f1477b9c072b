import { shared } from '../../../src/scenario/index.js'
import { notificationOrder } from '../shared/create-notifications.js'
import { madeDefinition } from '../shared/made-definition.js'
import { refuseInstances } from './shared/refuse-instances.js'
import { refuseOfDeleted } from './shared/refuse-of-deleted.js'
import { scenario } from '../shared/scenario.js'

export default scenario('No notification is created from a definition that is missing or global', {
  verifies: {
    missing: 'notifications.createNotifications.missing-refused',
    missingType: { requirement: 'notifications.errors.definitionRefNotFound', after: 'missing' },
    globalOne: 'notifications.createNotifications.global-refused',
    globalType: {
      requirement: 'notifications.errors.cannotCreateInstancesFromGlobalDefinition',
      after: 'globalOne',
    },
  },
  safety: 'reversible',
  touches: [shared('notifications.definitions'), shared('notifications.instances')],
  stocked: 'getDefinition',
  async steps(stage) {
    const { fixtures, verify } = stage
    const wanted = { user: await fixtures.user(), contextUri: await fixtures.contextUri() }
    const order = (id: string) => notificationOrder(stage, id, 'withContext', wanted)
    const unknown = await fixtures.unknownDefinition()
    await refuseInstances(
      stage,
      order(unknown),
      unknown,
      verify.missing,
      verify.missingType,
      'definitionRefNotFound',
    )
    const { id, type } = await madeDefinition(stage, undefined, 'createGlobalDefinition')
    await refuseInstances(
      stage,
      order(id),
      type,
      verify.globalOne,
      verify.globalType,
      'cannotCreateInstancesFromGlobalDefinition',
    )
    await refuseOfDeleted(stage, verify.missing, order)
  },
})
