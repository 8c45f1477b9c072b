import type { WriteRequest } from '../../../src/scenario/index.js'
import { notificationOrder } from './create-notifications.js'
import { madeDefinition } from './made-definition.js'
import { orderAbout } from './order-about.js'
import { listedNotification } from './shown-notification.js'
import { ofDefinition, ofMark, ofNotification, ofType, type TraceOf } from './traces.js'

/** What a law sends that asks who may: about a definition or a notification of ours. */
const sentBy =
  (actor: WriteRequest['actor'], prepare: WriteRequest['prepare']) =>
  async (): Promise<WriteRequest> => ({ actor, prepare })

const aboutDefinition = (operation: string) =>
  sentBy('admin', async (stage) => {
    const { id } = await madeDefinition(stage)
    const order = orderAbout(stage.operation(operation), { definition: id })
    return { order, look: () => ofDefinition(stage, id) }
  })

const aboutNotification = (
  actor: WriteRequest['actor'],
  operation: string,
  traceOf?: TraceOf,
): ReturnType<typeof sentBy> =>
  sentBy(actor, async (stage) => {
    const { id } = await listedNotification(stage, await madeDefinition(stage))
    const order = orderAbout(stage.operation(operation), { notification: id })
    return { order, ...(traceOf && { look: () => traceOf(stage, id) }) }
  })

/** Of the operations that a supplement describes. */
export const writeRequests = {
  createNotifications: sentBy('admin', async (stage) => {
    const { id, type } = await madeDefinition(stage)
    const [user = '', contextUri = ''] = await Promise.all(
      ['user', 'contextUri'].map(async (name) => String(await stage.fixtures[name]?.())),
    )
    const order = notificationOrder(stage, id, 'withContext', { user, contextUri })
    return { order, look: () => ofType(stage, type) }
  }),
  expireDefinition: aboutDefinition('expireDefinition'),
  deleteDefinition: aboutDefinition('deleteDefinition'),
  dismissNotification: aboutNotification('customer', 'dismissNotification', ofNotification),
  markNotificationAsRead: aboutNotification('customer', 'markNotificationAsRead', ofMark),
  expireNotification: aboutNotification('admin', 'expireNotification', ofNotification),
  deleteNotification: aboutNotification('admin', 'deleteNotification', ofNotification),
}
