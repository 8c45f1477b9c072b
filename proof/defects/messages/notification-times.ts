import { changeHal } from '../../alterations/change-hal.js'
import type { Defect } from '../../defect.js'

const hour = 3_600_000

/** Times of notifications that contradict one another. */
const defects: readonly Defect[] = [
  {
    name: 'notification-times-created-when-listed',
    sentence: 'The list says of each notification that it was created just now.',
    breaks: ['messages.getPullNotifications.items-agree', 'messages.notification.created-kept'],
    response: changeHal(
      { operations: ['getPullNotifications'], statuses: [200] },
      (resource, _response, _request, context) => {
        const now = new Date(context.now()).toISOString()
        return resource['createdAt'] === undefined
          ? resource
          : { ...resource, createdAt: now, updatedAt: now }
      },
    ),
  },
  {
    name: 'notification-times-updated-before',
    sentence: 'A notification was last updated an hour before it was created.',
    breaks: ['messages.notifications.updated-since'],
    response: changeHal(
      { operations: ['getPullNotifications', 'getPullNotification'], statuses: [200] },
      ({ createdAt, ...resource }) => ({
        ...resource,
        ...(typeof createdAt === 'string' && {
          createdAt,
          updatedAt: new Date(Date.parse(createdAt) - hour).toISOString(),
        }),
      }),
    ),
  },
]

export default defects
