import { readList } from '../../http/read-list.js'
import { readQuery } from '../../http/read-query.js'
import type { Operation } from '../../http/operation.js'
import { activeNotifications } from './active-notifications.js'
import { notificationDocument } from './notification-document.js'
import { notificationsResponse } from './notifications-response.js'

const context = readList({ separator: '|', repeatable: true, itemFaults: () => [] })

/** The notifications that the caller is to see, and those of global definitions if they are asked for. */
export const getActiveNotifications: Operation = {
  id: 'getActiveNotifications',
  method: 'GET',
  path: '/notifications/activeNotifications',
  statuses: [200],
  errors: 'notification-error',
  answer(call) {
    const wanted = readQuery(call, { context }).context
    const { behaviour } = call.services
    const shown = activeNotifications(call).filter(({ definition }) =>
      definition.contextName === 'global'
        ? behaviour.globalShown(definition, wanted)
        : behaviour.inContexts(definition, wanted),
    )
    return notificationsResponse(
      shown.map(({ notification, definition }) =>
        notificationDocument(call, notification, definition),
      ),
    )
  },
}
