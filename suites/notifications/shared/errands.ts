import { type Errand, fixture, type Order, type Stage } from '../../../src/scenario/index.js'
import { notificationOrder } from './create-notifications.js'
import { madeDefinition } from './made-definition.js'
import { orderAbout } from './order-about.js'
import { listedNotification } from './shown-notification.js'

/** What a law sends that asks who may: about a definition or a notification of ours. */
const errand = (actor: Errand['actor'], order: (stage: Stage) => Promise<Order>) =>
  fixture(async (): Promise<Errand> => ({ actor, order }))

const aboutDefinition = (operation: string) =>
  errand('admin', async (stage) => {
    const { id: definition } = await madeDefinition(stage)
    return orderAbout(stage.operation(operation), { definition })
  })

const aboutNotification = (actor: Errand['actor'], operation: string) =>
  errand(actor, async (stage) => {
    const { id: notification } = await listedNotification(stage, await madeDefinition(stage))
    return orderAbout(stage.operation(operation), { notification })
  })

/** Errands of the operations that a supplement describes. */
export const errands = {
  createNotificationsErrand: errand('admin', async (stage) => {
    const { id } = await madeDefinition(stage)
    const [user, contextUri] = await Promise.all(
      ['user', 'contextUri'].map(async (name) => String(await stage.fixtures[name]?.())),
    )
    return notificationOrder(stage, id, 'withContext', {
      user: user ?? '',
      contextUri: contextUri ?? '',
    })
  }),
  expireDefinitionErrand: aboutDefinition('expireDefinition'),
  deleteDefinitionErrand: aboutDefinition('deleteDefinition'),
  dismissNotificationErrand: aboutNotification('customer', 'dismissNotification'),
  markNotificationAsReadErrand: aboutNotification('customer', 'markNotificationAsRead'),
  expireNotificationErrand: aboutNotification('admin', 'expireNotification'),
  deleteNotificationErrand: aboutNotification('admin', 'deleteNotification'),
}
