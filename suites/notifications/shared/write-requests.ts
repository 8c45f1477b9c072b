import type { RequestInput, Stage, WriteRequest } from '../../../src/scenario/index.js'
import { notificationOrder } from './create-notifications.js'
import { madeDefinition } from './made-definition.js'
import { orderAbout } from './order-about.js'
import { listedNotification } from './shown-notification.js'
import { ofDefinition, ofNotification, ofType, type TraceOf } from './traces.js'

/** A request, and what it is about, by which it is seen whether it was carried out. */
interface About {
  readonly order: RequestInput
  readonly subject: string
}

/** What a law sends that asks who may: about a definition or a notification of ours. */
const sentBy =
  (actor: WriteRequest['actor'], about: (stage: Stage) => Promise<About>, traceOf?: TraceOf) =>
  async (): Promise<WriteRequest> => {
    const subjects = new WeakMap<RequestInput, string>()
    return {
      actor,
      async order(stage) {
        const { order, subject } = await about(stage)
        subjects.set(order, subject)
        return order
      },
      ...(traceOf && { look: (stage, order) => traceOf(stage, subjects.get(order) ?? '') }),
    }
  }

const aboutDefinition = (operation: string) =>
  sentBy(
    'admin',
    async (stage) => {
      const { id } = await madeDefinition(stage)
      return { order: orderAbout(stage.operation(operation), { definition: id }), subject: id }
    },
    ofDefinition,
  )

const aboutNotification = (
  actor: WriteRequest['actor'],
  operation: string,
  traceOf?: TraceOf,
): ReturnType<typeof sentBy> =>
  sentBy(
    actor,
    async (stage) => {
      const { id } = await listedNotification(stage, await madeDefinition(stage))
      return { order: orderAbout(stage.operation(operation), { notification: id }), subject: id }
    },
    traceOf,
  )

/** Of the operations that a supplement describes. */
export const writeRequests = {
  createNotifications: sentBy(
    'admin',
    async (stage) => {
      const { id, type } = await madeDefinition(stage)
      const [user = '', contextUri = ''] = await Promise.all(
        ['user', 'contextUri'].map(async (name) => String(await stage.fixtures[name]?.())),
      )
      const wanted = { user, contextUri }
      return { order: notificationOrder(stage, id, 'withContext', wanted), subject: type }
    },
    ofType,
  ),
  expireDefinition: aboutDefinition('expireDefinition'),
  deleteDefinition: aboutDefinition('deleteDefinition'),
  dismissNotification: aboutNotification('customer', 'dismissNotification', ofNotification),
  markNotificationAsRead: aboutNotification('customer', 'markNotificationAsRead'),
  expireNotification: aboutNotification('admin', 'expireNotification', ofNotification),
  deleteNotification: aboutNotification('admin', 'deleteNotification', ofNotification),
}
