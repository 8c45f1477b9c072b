import type { Definition } from '../../books/definition.js'
import type { Call } from '../../http/operation.js'
import type { Notification } from './notification-store.js'

/** A notification with the definition that it is made of. */
export interface Active {
  readonly notification: Notification
  readonly definition: Definition
}

/**
 * The active notifications of the caller. Those of global definitions are made here, whenever they are asked for
 * (document 3, What the service does).
 */
export function activeNotifications({ services, customer }: Call): readonly Active[] {
  const { behaviour, definitions, notifications } = services
  const own = notifications.all().flatMap((notification) => {
    const definition = definitions.find(notification.definitionId)
    return definition !== undefined && behaviour.isFor(notification, customer.id)
      ? [{ notification, definition }]
      : []
  })
  const global = definitions
    .all()
    .filter(({ contextName }) => contextName === 'global')
    .map((definition) => ({
      notification: {
        id: `ntf-of-${definition.id}`,
        definitionId: definition.id,
        user: customer.id,
      },
      definition,
    }))
  return [...own, ...global].filter(({ notification: { id, user }, definition }) =>
    behaviour.isActive(notifications.isMarked(user, id, 'dismissed'), definition),
  )
}
