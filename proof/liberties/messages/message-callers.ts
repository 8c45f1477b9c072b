import type { Liberty } from '../../liberty.js'
import { forbiddenIn } from '../../alterations/forbidden-in.js'

const forbidden = forbiddenIn(
  'message-callers',
  'Authentication of the message interface is not shown, nor which permission an operation takes.',
)

/** Callers who may not do all there is. */
const liberties: readonly Liberty[] = [
  forbidden('no-queue', 'The caller does not see what is to be pushed.', 'getDeliveryQueue'),
  forbidden('no-pull', 'The caller lists no pull notifications.', 'getPullNotifications'),
  forbidden('read-lists', 'The caller reads no notification by itself.', 'getPullNotification'),
  forbidden('delete-nothing', 'The caller deletes no notification.', 'deleteNotification'),
  forbidden('publish-nothing', 'The caller publishes no message.', 'publishMessage'),
]

export default liberties
