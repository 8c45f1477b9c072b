import { callAs } from '../../alterations/call-as.js'
import { refused } from '../../alterations/refused.js'
import type { Defect } from '../../defect.js'

/** What is done, by which operation of the bank, for whom, and what that breaks. */
const rows: readonly {
  readonly words: string
  readonly operation: string
  readonly caller: 'ADMIN' | 'CUSTOMER'
  readonly breaks: readonly string[]
}[] = [
  {
    words: 'creates a definition',
    operation: 'createDefinition',
    caller: 'ADMIN',
    breaks: ['notifications.createDefinition.without-credentials'],
  },
  {
    words: 'creates a global definition',
    operation: 'createGlobalDefinition',
    caller: 'ADMIN',
    breaks: ['notifications.createGlobalDefinition.without-credentials'],
  },
  {
    words: 'creates notifications',
    operation: 'createNotifications',
    caller: 'ADMIN',
    breaks: ['notifications.createNotifications.without-credentials'],
  },
  {
    words: 'lets a definition expire',
    operation: 'expireDefinition',
    caller: 'ADMIN',
    breaks: [
      'notifications.expireDefinition.without-credentials',
      // The tag of its creation is an old one at once.
      'notifications.createDefinition.creation-tag',
    ],
  },
  {
    words: 'deletes a definition',
    operation: 'deleteDefinition',
    caller: 'ADMIN',
    breaks: ['notifications.deleteDefinition.without-credentials'],
  },
  {
    words: 'dismisses a notification',
    operation: 'dismissNotification',
    caller: 'CUSTOMER',
    breaks: ['notifications.dismissNotification.without-credentials'],
  },
  {
    words: 'marks a notification as read',
    operation: 'markNotificationAsRead',
    caller: 'CUSTOMER',
    breaks: ['notifications.markNotificationAsRead.without-credentials'],
  },
  {
    words: 'lets a notification expire',
    operation: 'expireNotification',
    caller: 'ADMIN',
    breaks: ['notifications.expireNotification.without-credentials'],
  },
  {
    words: 'deletes a notification',
    operation: 'deleteInAppNotification',
    caller: 'ADMIN',
    breaks: ['notifications.deleteNotification.without-credentials'],
  },
]

const isStranger = ({ headers }: Request): boolean =>
  !headers.has('authorization') && !headers.has('api-key')

/** Requests that are carried out before it is found that they came without credentials. */
const defects: readonly Defect[] = rows.map(({ words, operation, caller, breaks }) => ({
  name: `refused-strangers-${operation}`,
  sentence: `A caller without credentials ${words}, and is refused then.`,
  breaks,
  request: (request, context) =>
    context.operation === operation && isStranger(request) ? callAs(request, caller) : request,
  response: (response, request, context) =>
    context.operation === operation && isStranger(request)
      ? refused(401, 'The credentials are missing.', 'unauthenticated')
      : response,
}))

export default defects
