import type { RequestInput, Stage, WriteRequest } from '../../../src/scenario/index.js'
import { notificationOrder } from './create-notifications.js'
import { madeDefinition } from './made-definition.js'
import { orderAbout } from './order-about.js'
import { listedNotification } from './shown-notification.js'

/** What a law sends that asks who may: about a definition or a notification of ours. */
const sentBy =
  (actor: WriteRequest['actor'], order: (stage: Stage) => Promise<RequestInput>) =>
  async (): Promise<WriteRequest> => ({ actor, order })

const aboutDefinition = (operation: string) =>
  sentBy('admin', async (stage) => {
    const { id: definition } = await madeDefinition(stage)
    return orderAbout(stage.operation(operation), { definition })
  })

const aboutNotification = (actor: WriteRequest['actor'], operation: string) =>
  sentBy(actor, async (stage) => {
    const { id: notification } = await listedNotification(stage, await madeDefinition(stage))
    return orderAbout(stage.operation(operation), { notification })
  })

/** Of the operations that a supplement describes. */
export const writeRequests = {
  createNotifications: sentBy('admin', async (stage) => {
    const { id } = await madeDefinition(stage)
    const [user, contextUri] = await Promise.all(
      ['user', 'contextUri'].map(async (name) => String(await stage.fixtures[name]?.())),
    )
    return notificationOrder(stage, id, 'withContext', {
      user: user ?? '',
      contextUri: contextUri ?? '',
    })
  }),
  expireDefinition: aboutDefinition('expireDefinition'),
  deleteDefinition: aboutDefinition('deleteDefinition'),
  dismissNotification: aboutNotification('customer', 'dismissNotification'),
  markNotificationAsRead: aboutNotification('customer', 'markNotificationAsRead'),
  expireNotification: aboutNotification('admin', 'expireNotification'),
  deleteNotification: aboutNotification('admin', 'deleteNotification'),
}
