import { shared } from '../../../src/scenario/index.js'
import { changeDefinition } from '../shared/change-definition.js'
import { notificationOrder } from '../shared/create-notifications.js'
import { madeDefinition } from '../shared/made-definition.js'
import { refuseInstances } from './shared/refuse-instances.js'
import { scenario } from '../shared/scenario.js'
import { shownNotification } from '../shared/shown-notification.js'
import { givenNotification } from '../shared/given-notification.js'

export default scenario(
  'No notification is created with another template than that of its definition',
  {
    verifies: {
      refused: 'notifications.createNotifications.other-template-refused',
      errorType: {
        requirement: 'notifications.errors.mismatchedContextUriTemplate',
        after: 'refused',
      },
    },
    safety: 'reversible',
    touches: [shared('notifications.definitions'), shared('notifications.instances')],
    async steps(stage) {
      const { fixtures, verify } = stage
      const made = await madeDefinition(stage)
      const contextUriTemplate = await fixtures.contextUriTemplate()
      await changeDefinition(stage, made, { contextUriTemplate })
      const wanted = { user: await fixtures.user(), contextId: await fixtures.contextId() }
      const order = (template: string) =>
        notificationOrder(stage, made.id, 'withTemplate', {
          ...wanted,
          contextUriTemplate: template,
        })
      // Where its own template is refused as well, a refusal shows nothing about another one.
      const { created } = await shownNotification(stage, made, order(contextUriTemplate))
      givenNotification(stage, created)
      const changed = contextUriTemplate.replace(/([?#]|$)/, '/other$1')
      await refuseInstances(
        stage,
        order(changed),
        made.type,
        verify.refused,
        verify.errorType,
        'mismatchedContextUriTemplate',
      )
    },
  },
)
