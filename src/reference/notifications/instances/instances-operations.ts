import type { Operation } from '../../http/operation.js'
import { createNotifications } from './create-notifications.js'
import { dismissNotification } from './dismiss-notification.js'
import { getActiveNotifications } from './get-active-notifications.js'
import { markNotificationAsRead } from './mark-notification-as-read.js'
import { takingAway } from './taking-away.js'

/** What document 3 names and does not show; the bank's own supplement describes it. */
export const instancesOperations: readonly Operation[] = [
  createNotifications,
  getActiveNotifications,
  dismissNotification,
  markNotificationAsRead,
  ...takingAway,
]
