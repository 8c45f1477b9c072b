import { shared } from '../../../src/scenario/index.js'
import { notificationOrder } from '../shared/create-notifications.js'
import { madeDefinition } from '../shared/made-definition.js'
import { refuseInstances } from './shared/refuse-instances.js'
import { scenario } from '../shared/scenario.js'

const missing = 'notifications.createNotifications.missing-refused'
const missingType = 'notifications.errors.definitionRefNotFound'
const global = 'notifications.createNotifications.global-refused'
const globalType = 'notifications.errors.cannotCreateInstancesFromGlobalDefinition'

export default scenario('No notification is created from a definition that is missing or global', {
  verifies: [missing, missingType, global, globalType],
  safety: 'reversible',
  touches: [shared('notifications.definitions'), shared('notifications.instances')],
  async steps(stage) {
    const { fixtures } = stage
    const wanted = { user: await fixtures.user(), contextUri: await fixtures.contextUri() }
    const order = (id: string) => notificationOrder(stage, id, 'withContext', wanted)
    const unknown = await fixtures.unknownDefinition()
    await refuseInstances(stage, order(unknown), unknown, missing, missingType)
    const { id, type } = await madeDefinition(stage, undefined, 'createGlobalDefinition')
    await refuseInstances(stage, order(id), type, global, globalType)
  },
})
