import type { Definition } from '../../books/definition.js'
import { linkTo } from '../../hal/link-to.js'
import type { Call } from '../../http/operation.js'
import { definitionPath } from './definition-path.js'

/** A definition, in full (document 3, Notification definition). */
export function definitionDocument(call: Call, meant: Definition): object {
  const { behaviour } = call.services
  const { contextUriTemplate, expired, expiresAt, updatedAt } = shown(call, meant)
  return {
    ...membersOf(call, meant, behaviour.profile('notificationDefinition', '1.0.2')),
    contextUriTemplate,
    expired,
    expiresAt: expiresAt === undefined ? undefined : behaviour.timestamp(expiresAt),
    updatedAt: behaviour.timestamp(updatedAt),
  }
}

/** A definition as it stands in the list. */
export function definitionSummary(call: Call, meant: Definition): object {
  const { behaviour } = call.services
  return membersOf(call, meant, behaviour.profile('summaryNotificationDefinition', '1.1.2'))
}

function membersOf(call: Call, meant: Definition, profile: string): object {
  const { url, services } = call
  const { behaviour } = services
  const { id, type, contextName, indicator, notDismissible, priority, message, values } = shown(
    call,
    meant,
  )
  return {
    _id: id,
    _profile: profile,
    type,
    contextName,
    indicator,
    notDismissible,
    priority,
    message,
    values,
    _links: {
      self: linkTo(definitionPath(id), url, behaviour),
      'svc:expire': linkTo(behaviour.expirePath(id), url, behaviour),
      'svc:createNotifications': linkTo(behaviour.instancesPath(id), url, behaviour),
    },
  }
}

const shown = ({ services, operation }: Call, definition: Definition): Definition =>
  services.behaviour.definitionShown(definition, operation.id)
