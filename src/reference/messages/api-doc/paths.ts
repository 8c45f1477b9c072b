import { apiDocPath } from '../../api-doc/api-doc-path.js'
import { inPath } from '../../api-doc/parameters.js'
import { answer, errors, resource } from '../../api-doc/responses.js'
import { collectionParameters } from './collection-parameters.js'

const notificationId = inPath('notificationId')

const collection = (operationId: string, summary: string) => ({
  get: {
    operationId,
    summary,
    parameters: collectionParameters,
    responses: { 200: answer('One page.', 'notifications'), ...errors(400, 422) },
  },
})

const one = (operationId: string, ...statuses: readonly number[]) => ({
  operationId,
  summary: 'One notification',
  parameters: [notificationId],
  responses: { 200: answer('The notification.', 'notification'), ...errors(...statuses) },
})

/** What document 3 names only; the bank's own names for the rest. */
const of = (parameter: string, operationId: string) => ({
  get: {
    operationId,
    summary: 'Notifications of one kind',
    parameters: [inPath(parameter)],
    responses: { 200: answer('One page.', 'notifications'), ...errors(404) },
  },
})

/** The operations of message notifications (document 3, Endpoints, Message interface). */
export const paths: Readonly<Record<string, object>> = {
  '/notifications/': {
    get: {
      operationId: 'getApi',
      summary: 'The root',
      responses: { 200: answer('The root.', 'apiRoot'), ...errors() },
    },
  },
  '/notifications/apiDoc': apiDocPath,
  '/notifications/messages': {
    post: {
      operationId: 'publishMessage',
      summary: 'Publish a message',
      requestBody: { required: true, content: resource('createMessage') },
      responses: { 202: { description: 'Accepted.' }, ...errors(400, 413, 422) },
    },
  },
  '/notifications/pullNotifications': collection('getPullNotifications', 'What is to be fetched'),
  '/notifications/pullNotifications/{notificationId}': {
    get: one('getPullNotification', 400, 404, 422),
    delete: {
      operationId: 'deleteNotification',
      summary: 'Take a notification away',
      parameters: [notificationId],
      responses: { 204: { description: 'Gone.' }, ...errors(400, 404) },
    },
  },
  '/notifications/deliveryQueue': collection('getDeliveryQueue', 'What is to be delivered'),
  '/notifications/receivedNotifications': collection(
    'getReceivedNotifications',
    'What was received',
  ),
  '/notifications/failedNotifications': collection(
    'getFailedNotifications',
    'What was not received',
  ),
  '/notifications/deliveryQueue/{notificationId}': { get: one('getPushNotification', 404) },
  '/topics/{topicId}/notifications': of('topicId', 'getNotificationsForTopic'),
  '/subscriptions/{subscriptionId}/notifications': of(
    'subscriptionId',
    'getNotificationsSubscription',
  ),
}
