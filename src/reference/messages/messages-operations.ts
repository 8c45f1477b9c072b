import type { Operation } from '../http/operation.js'
import { acknowledgeNotification } from './acknowledge-notification.js'
import { deleteNotification } from './delete-notification.js'
import { getApi } from './get-api.js'
import { getApiDoc } from './get-api-doc.js'
import { getDeliveryQueue } from './get-delivery-queue.js'
import { getPullNotification } from './get-pull-notification.js'
import { getPullNotifications } from './get-pull-notifications.js'
import { getPushNotification } from './get-push-notification.js'
import { getFailedNotification } from './get-failed-notification.js'
import { getFailedNotifications } from './get-failed-notifications.js'
import { getReceivedNotification } from './get-received-notification.js'
import { getReceivedNotifications } from './get-received-notifications.js'
import { publishMessage } from './publish-message.js'

/** Message notifications 0.1.0 (document 3), and what their links lead to. */
export const messagesOperations: readonly Operation[] = [
  getApi,
  getApiDoc,
  publishMessage,
  getPullNotifications,
  getPullNotification,
  deleteNotification,
  acknowledgeNotification,
  getDeliveryQueue,
  getPushNotification,
  getReceivedNotifications,
  getReceivedNotification,
  getFailedNotifications,
  getFailedNotification,
]
