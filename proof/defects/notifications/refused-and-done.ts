import { changeResponse } from '../../alterations/change-response.js'
import type { Defect } from '../../defect.js'
import { refused } from '../../alterations/refused.js'

const rows = [
  ['expireDefinition', 'let a definition expire', 'notifications.expireDefinition.done'],
  ['deleteDefinition', 'delete a definition', 'notifications.deleteDefinition.done'],
  ['expireNotification', 'let a notification expire', 'notifications.expireNotification.done'],
  ['deleteInAppNotification', 'delete a notification', 'notifications.deleteNotification.done'],
  ['dismissNotification', 'dismiss a notification', 'notifications.dismissNotification.done'],
  [
    'markNotificationAsRead',
    'mark a notification as read',
    'notifications.markNotificationAsRead.done',
  ],
] as const

/** Requests of which it is said that they were about nothing, and that were carried out. */
const missing: readonly Defect[] = rows.map(([operation, words, broken]) => ({
  name: `refused-and-done-${operation}`,
  sentence: `Who asks to ${words} is told that there is none, and it is done.`,
  breaks: [broken],
  response: changeResponse({ operations: [operation], statuses: [204] }, () =>
    refused(404, 'There is none.'),
  ),
}))

/** Names another subject than the one that is meant. */
const unfound =
  (wanted: string, written: RegExp): NonNullable<Defect['request']> =>
  (request, { operation }) =>
    operation === wanted ? new Request(request.url.replace(written, '$1none'), request) : request

/** Requests of which it is said that they were about nothing, and that were not carried out. */
const denied: readonly Defect[] = [
  {
    name: 'refused-and-done-denied-expiry',
    sentence: 'Whatever definition is let expire is not found, and stays as it was.',
    breaks: ['notifications.expireDefinition.done'],
    request: unfound('expireDefinition', /([?&]definition=)[^&]+/),
  },
  {
    name: 'refused-and-done-denied-deletion',
    sentence: 'Whatever definition is deleted is not found, and stays as it was.',
    breaks: ['notifications.deleteDefinition.done'],
    request: unfound('deleteDefinition', /(\/definitions\/)[^/?]+/),
  },
]

export default [...missing, ...denied]
