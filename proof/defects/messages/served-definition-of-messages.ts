import type { JsonObject } from '../../alterations/change-json.js'
import { changeApiDoc } from '../../alterations/change-api-doc.js'
import type { Defect } from '../../defect.js'

type Row = readonly [
  name: string,
  sentence: string,
  breaks: string,
  at: readonly string[],
  change: (value: JsonObject) => JsonObject,
]

/** The object without one of its members. */
const without =
  (member: string) =>
  ({ [member]: _, ...rest }: JsonObject): JsonObject =>
    rest

const list = ['paths', '/notifications/pullNotifications', 'get']

const rows: readonly Row[] = [
  [
    'without-version',
    'does not name its version of OpenAPI',
    'messages.apiDoc.openapi',
    [],
    without('openapi'),
  ],
  [
    'undescribed-response',
    'has a response without a description',
    'messages.apiDoc.valid',
    ['paths', '/notifications/apiDoc', 'get', 'responses', '200'],
    without('description'),
  ],
  [
    'without-queue',
    'lacks the delivery queue',
    'messages.apiDoc.operations',
    ['paths'],
    without('/notifications/deliveryQueue'),
  ],
  [
    'without-delete',
    'lacks deleteNotification',
    'messages.apiDoc.operations',
    ['paths', '/notifications/pullNotifications/{notificationId}'],
    without('delete'),
  ],
  [
    'without-topic',
    'lacks the parameter topic of getPullNotifications',
    'messages.apiDoc.parameters',
    list,
    (operation) => ({
      ...operation,
      parameters: (operation['parameters'] as JsonObject[]).filter(({ name }) => name !== 'topic'),
    }),
  ],
  [
    'subscription-required',
    'asks for a subscription in getPullNotifications',
    'messages.apiDoc.parameters',
    list,
    (operation) => ({
      ...operation,
      parameters: (operation['parameters'] as JsonObject[]).map((one) =>
        one['name'] === 'subscription' ? { ...one, required: true } : one,
      ),
    }),
  ],
  [
    'without-413',
    'lacks the status 413 of publishMessage',
    'messages.apiDoc.statuses',
    ['paths', '/notifications/messages', 'post', 'responses'],
    without('413'),
  ],
  [
    'without-error',
    'lacks the _error of a notification',
    'messages.apiDoc.members',
    ['components', 'schemas', 'notification', 'properties'],
    without('_error'),
  ],
  [
    'numbered-body',
    'has a number for the body of a message',
    'messages.apiDoc.members',
    ['components', 'schemas', 'createMessage', 'properties'],
    (members) => ({ ...members, body: { type: 'number' } }),
  ],
]

/** A definition that the bank serves of its messages, and that is not the contract's. */
const defects: readonly Defect[] = rows.map(([name, sentence, breaks, at, change]) => ({
  name: `served-definition-of-messages-${name}`,
  sentence: `The served definition of messages ${sentence}.`,
  breaks: [breaks],
  behaviour: changeApiDoc(at, change),
}))

export default defects
