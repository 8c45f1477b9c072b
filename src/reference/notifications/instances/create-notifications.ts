import type { Definition } from '../../books/definition.js'
import { readJsonBody } from '../../http/read-json-body.js'
import { Refusal } from '../../http/refusal.js'
import type { Call, Operation } from '../../http/operation.js'
import type { CreationFault } from './instances-behaviour.js'
import type { Notification } from './notification-store.js'
import { notificationDocument } from './notification-document.js'
import { notificationsResponse } from './notifications-response.js'
import { orderIn } from './order-in.js'

/** Creates a notification of a definition for each user that is named. */
export const createNotifications: Operation = {
  id: 'createNotifications',
  method: 'POST',
  path: '/notifications/definitions/{definitionId}/notifications',
  statuses: [201, 400, 404, 422],
  errors: 'notification-error',
  async answer(call) {
    const { behaviour, definitions, notifications } = call.services
    const body = await readJsonBody(call.request)
    const definition = definitions.find(call.path['definitionId'] ?? '')
    const order = orderIn(body)
    const isAtFault: Readonly<Record<CreationFault, () => boolean>> = {
      missing: () => definition === undefined,
      global: () => definition?.contextName === 'global',
      expired: () => definition?.expired === true,
      body: () => order === undefined,
      'no-template': () =>
        order?.contextId !== undefined && definition?.contextUriTemplate === undefined,
      'other-template': () =>
        order?.contextUriTemplate !== undefined &&
        order.contextUriTemplate !== definition?.contextUriTemplate,
    }
    // What a bank makes of it that lacks a definition: it takes another one.
    const source = definition ?? definitions.all().find((one) => one.contextName === 'user')
    const created: [Notification, Definition][] = []
    const write = (): void => {
      if (source === undefined || order === undefined) return
      const { contextUri = contextOf(call, source, order.contextId) } = order
      for (const user of order.users) {
        const meant = { definitionId: source.id, user, contextUri }
        created.push([notifications.add(behaviour.notificationWritten(meant)), source])
      }
    }
    for (const fault of behaviour.creationChecks()) {
      if (!isAtFault[fault]()) continue
      behaviour.declineNotifications(fault, write)
      const [status, type] = behaviour.creationRefusal(fault)
      throw new Refusal(status, type, 'No notifications are created from this.')
    }
    behaviour.acceptNotifications(write)
    const items = created.map(([one, from]) => notificationDocument(call, one, from))
    return notificationsResponse(items, { status: 201 })
  },
}

function contextOf(
  { services }: Call,
  { contextUriTemplate }: Definition,
  contextId: string | undefined,
): string | undefined {
  if (contextId === undefined) return undefined
  return services.behaviour.contextUri(contextUriTemplate ?? '', contextId)
}
