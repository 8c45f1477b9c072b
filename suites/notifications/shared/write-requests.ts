import {
  type WriteRequest,
  fixture,
  type RequestInput,
  type Stage,
} from '../../../src/scenario/index.js'
import { notificationOrder } from './create-notifications.js'
import { madeDefinition } from './made-definition.js'
import { orderAbout } from './order-about.js'
import { listedNotification } from './shown-notification.js'

/** What a law sends that asks who may: about a definition or a notification of ours. */
const writeRequest = (
  actor: WriteRequest['actor'],
  order: (stage: Stage) => Promise<RequestInput>,
) => fixture(async (): Promise<WriteRequest> => ({ actor, order }))

const aboutDefinition = (operation: string) =>
  writeRequest('admin', async (stage) => {
    const { id: definition } = await madeDefinition(stage)
    return orderAbout(stage.operation(operation), { definition })
  })

const aboutNotification = (actor: WriteRequest['actor'], operation: string) =>
  writeRequest(actor, async (stage) => {
    const { id: notification } = await listedNotification(stage, await madeDefinition(stage))
    return orderAbout(stage.operation(operation), { notification })
  })

/** Write requests of the operations that a supplement describes. */
export const writeRequests = {
  createNotificationsWriteRequest: writeRequest('admin', async (stage) => {
    const { id } = await madeDefinition(stage)
    const [user, contextUri] = await Promise.all(
      ['user', 'contextUri'].map(async (name) => String(await stage.fixtures[name]?.())),
    )
    return notificationOrder(stage, id, 'withContext', {
      user: user ?? '',
      contextUri: contextUri ?? '',
    })
  }),
  expireDefinitionWriteRequest: aboutDefinition('expireDefinition'),
  deleteDefinitionWriteRequest: aboutDefinition('deleteDefinition'),
  dismissNotificationWriteRequest: aboutNotification('customer', 'dismissNotification'),
  markNotificationAsReadWriteRequest: aboutNotification('customer', 'markNotificationAsRead'),
  expireNotificationWriteRequest: aboutNotification('admin', 'expireNotification'),
  deleteNotificationWriteRequest: aboutNotification('admin', 'deleteNotification'),
}
