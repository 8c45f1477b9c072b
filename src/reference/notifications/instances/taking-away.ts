import type { Call, Operation } from '../../http/operation.js'
import { findDefinition } from '../definitions/find-definition.js'
import { findAnybodys } from './find-notification.js'

/** Lets a definition expire: no notifications are created from it any more. */
const expireDefinition: Operation = {
  id: 'expireDefinition',
  method: 'POST',
  path: '/expiredDefinitions',
  statuses: [204, 404],
  errors: 'notification-error',
  answer(call) {
    const { behaviour, definitions, conditions } = call.services
    const definition = findDefinition(pathFrom(call, 'definition', 'definitionId'))
    return takeAway(call, () => definitions.put(behaviour.expired(definition, conditions.now())))
  },
}

/** Deletes a definition with all of its notifications. */
const deleteDefinition: Operation = {
  id: 'deleteDefinition',
  method: 'DELETE',
  path: '/notifications/definitions/{definitionId}',
  statuses: [204, 404],
  errors: 'notification-error',
  answer(call) {
    const { definitions, notifications } = call.services
    const { id } = findDefinition(call)
    return takeAway(call, () => {
      definitions.erase(id)
      for (const one of notifications.all())
        if (one.definitionId === id) notifications.erase(one.id)
    })
  },
}

/** Lets a notification expire: it is not active any more. */
const expireNotification: Operation = {
  id: 'expireNotification',
  method: 'POST',
  path: '/expiredNotifications',
  statuses: [204, 404],
  errors: 'notification-error',
  answer(call) {
    const { notifications } = call.services
    const { id } = findAnybodys(call, call.url.searchParams.get('notification') ?? '')
    return takeAway(call, () => notifications.erase(id))
  },
}

/** Deletes a notification. */
const deleteNotification: Operation = {
  id: 'deleteInAppNotification',
  method: 'DELETE',
  path: '/notifications/createdNotifications/{notificationId}',
  statuses: [204, 404],
  errors: 'notification-error',
  answer(call) {
    const { notifications } = call.services
    const { id } = findAnybodys(call, call.path['notificationId'] ?? '')
    return takeAway(call, () => notifications.erase(id))
  },
}

function takeAway({ services, operation }: Call, write: () => void): Response {
  services.behaviour.takenAway(operation.id, write)
  return new Response(null, { status: 204 })
}

/** A call whose query names what others name in the path. */
function pathFrom(call: Call, query: string, name: string): Call {
  return { ...call, path: { [name]: call.url.searchParams.get(query) ?? '' } }
}

/** Operations of administrators that make an end of something. */
export const takingAway: readonly Operation[] = [
  expireDefinition,
  deleteDefinition,
  expireNotification,
  deleteNotification,
]
