import { alone, type OperationCapabilities } from '../../../src/scenario/index.js'

/** The lists have to stay as they are. */
const waiting = { touches: [alone('messages.waiting')] }
const underWay = { touches: [alone('messages.queue')] }

/** What laws can do. */
export const capabilities = {
  publishMessage: waiting,
  getPullNotifications: waiting,
  getPullNotification: waiting,
  deleteNotification: waiting,
  getDeliveryQueue: underWay,
  getPushNotification: underWay,
} satisfies OperationCapabilities
