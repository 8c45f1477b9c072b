import { alone, type OperationCapabilities } from '../../../src/scenario/index.js'
import { listExamples } from './list-examples.js'
import { stockQueue } from './stock-queue.js'
import { stockWaiting } from './stock-waiting.js'

/** The lists have to stay as they are. */
const waiting = { touches: [alone('messages.waiting')] }
const underWay = { touches: [alone('messages.queue')] }

/** What laws can do. */
export const capabilities = {
  publishMessage: waiting,
  getPullNotifications: { ...waiting, stock: stockWaiting, examples: listExamples },
  getPullNotification: { ...waiting, stock: stockWaiting },
  deleteNotification: waiting,
  getDeliveryQueue: { ...underWay, stock: stockQueue },
  getPushNotification: { ...underWay, stock: stockQueue },
} satisfies OperationCapabilities
