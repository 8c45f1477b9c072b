import type { NotificationStore } from '../../../src/reference/notifications/instances/notification-store.js'
import { isBy } from '../../alterations/call-as.js'
import type { Defect } from '../../defect.js'

/** Milliseconds after which what was refused is done. */
const later = 500

const marks = [
  [
    'dismissNotification',
    'dismissed',
    'dismiss a notification',
    'notifications.dismissNotification.own-only',
  ],
  [
    'markNotificationAsRead',
    'read',
    'mark a notification as read',
    'notifications.markNotificationAsRead.own-only',
  ],
] as const

/** Marks on a notification that are refused to another user, and set some time afterwards. */
const defects: readonly Defect[] = marks.map(([operation, mark, words, broken]): Defect => {
  /** The notification that the other customer asked about last. */
  let wanted: string | undefined
  return {
    name: `refused-and-marked-later-${operation}`,
    sentence: `Any other user can ${words}, half a second later.`,
    breaks: [broken],
    request(request, { operation: asked }) {
      const isMeant = asked === operation && isBy(request, 'OTHER_CUSTOMER')
      if (isMeant) wanted = /activeNotifications\/([^/?]+)/.exec(request.url)?.[1]
      return request
    },
    behaviour({ permits, notifications }, timer) {
      let book: NotificationStore | undefined
      return {
        notifications: (own) => (book = notifications(own)),
        permits(actor, asked) {
          const found = asked === operation ? book?.find(wanted ?? '') : undefined
          if (found !== undefined) timer(later, () => book?.mark(found.user, found.id, mark))
          return permits(actor, asked)
        },
      }
    },
  }
})

export default defects
