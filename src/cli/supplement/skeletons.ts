import { active, body, bySubscription, context, open, shown } from './skeleton-parts.js'

/** How an operation is described in a supplement, as far as that is known beforehand. */
export interface Skeleton {
  /** Its operationId. */
  readonly operation: string
  /** Where another bank has it, for those that are not there. */
  readonly sample: string
  /** It is there, and the documents leave open what it answers. */
  readonly there?: { readonly method: string; readonly path: string }
  /** The fixture whose identifier its path or query names. */
  readonly about?: 'definition' | 'notification'
  readonly summary: string
  /** More of the operation: lines of YAML, indented as its members. */
  readonly members?: string
  /** Status of its success, unless another is given. */
  readonly success: string
  /** What its success carries: lines of YAML, indented as members of a response. */
  readonly content?: string
}

/** Operations that the documents name and leave open, and that stories wait for, by interface. */
export const skeletons: Readonly<Record<string, readonly Skeleton[]>> = {
  notifications: [
    {
      operation: 'createNotifications',
      sample: 'POST /notifications/definitions/{definitionId}/notifications',
      about: 'definition',
      summary: 'Create notifications',
      members: body,
      success: '201',
    },
    {
      operation: 'getActiveNotifications',
      sample: 'GET /notifications/activeNotifications',
      summary: 'List the active notifications of the caller',
      members: context,
      success: '200',
      content: active,
    },
    {
      operation: 'dismissNotification',
      sample: 'DELETE /notifications/activeNotifications/{notificationId}',
      about: 'notification',
      summary: 'Dismiss a notification',
      success: '204',
    },
    {
      operation: 'markNotificationAsRead',
      sample: 'PUT /notifications/activeNotifications/{notificationId}/read',
      about: 'notification',
      summary: 'Mark a notification as read',
      success: '204',
    },
    {
      operation: 'expireNotification',
      sample: 'POST /expiredNotifications?notification',
      about: 'notification',
      summary: 'Let a notification expire',
      success: '204',
    },
    {
      operation: 'deleteNotification',
      sample: 'DELETE /notifications/createdNotifications/{notificationId}',
      about: 'notification',
      summary: 'Delete a notification',
      success: '204',
    },
    {
      operation: 'expireDefinition',
      sample: 'POST /expiredDefinitions?definition',
      about: 'definition',
      summary: 'Let a definition expire',
      success: '204',
    },
    {
      operation: 'deleteDefinition',
      sample: 'DELETE /notifications/definitions/{definitionId}',
      about: 'definition',
      summary: 'Delete a definition',
      success: '204',
    },
    {
      operation: 'updateDefinition',
      sample: '200',
      there: { method: 'put', path: '/notifications/definitions/{definitionId}' },
      summary: 'Update a definition',
      success: '200',
      content: shown('notificationDefinition'),
    },
  ],
  messages: [
    {
      operation: 'getReceivedNotifications',
      sample: 'GET /notifications/receivedNotifications',
      summary: 'List notifications that were received',
      members: bySubscription,
      success: '200',
      content: open,
    },
    {
      operation: 'getFailedNotifications',
      sample: 'GET /notifications/failedNotifications',
      summary: 'List notifications that were not received',
      members: bySubscription,
      success: '200',
      content: open,
    },
    {
      operation: 'getPushNotification',
      sample: '200',
      there: { method: 'get', path: '/notifications/deliveryQueue/{notificationId}' },
      summary: 'Read a notification of the delivery queue',
      success: '200',
      content: shown('notification'),
    },
  ],
}
