import { changeDefinition } from './change-definition.js'
import { notificationOrder } from './create-notifications.js'
import { madeDefinition } from './made-definition.js'
import { refuseInstances } from './refuse-instances.js'
import { scenario } from './scenario.js'

const other = 'notifications.createNotifications.other-template-refused'

export default scenario(
  'No notification is created with another template than that of its definition',
  {
    verifies: [other, 'notifications.errors.mismatchedContextUriTemplate'],
    safety: 'reversible',
    touches: ['notifications.writes'],
    async steps(stage) {
      const { fixtures } = stage
      const made = await madeDefinition(stage)
      const contextUriTemplate = await fixtures.contextUriTemplate()
      await changeDefinition(stage, made, { contextUriTemplate })
      const order = notificationOrder(stage, made.id, 'withTemplate', {
        user: await fixtures.user(),
        contextId: await fixtures.contextId(),
        contextUriTemplate: contextUriTemplate.replace(/([?#]|$)/, '/other$1'),
      })
      await refuseInstances(stage, order, other, 'mismatchedContextUriTemplate')
    },
  },
)
