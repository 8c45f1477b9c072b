import type { Behaviour } from '../../../src/reference/behaviour.js'
import { changeResponse } from '../../alterations/change-response.js'
import type { Defect } from '../../defect.js'
import { defectOf } from '../../alterations/defect-of.js'
import { bankSecrets } from '../../../src/reference/bank-secrets.js'
import type { DismissalFault } from '../../../src/reference/notifications/instances/instances-behaviour.js'
import { refused } from '../../alterations/refused.js'

const row = defectOf('instances-seen')
const other = `Bearer ${bankSecrets.REFERENCE_BANK_OTHER_CUSTOMER_TOKEN}`

const unchecked =
  (fault: DismissalFault) =>
  (before: Behaviour): Partial<Behaviour> => ({
    dismissalChecks: () => before.dismissalChecks().filter((one) => one !== fault),
  })
const writtenFirst =
  (fault: DismissalFault) =>
  (before: Behaviour): Partial<Behaviour> => ({
    declineDismissal: (found, write) =>
      found === fault ? write() : before.declineDismissal(found, write),
  })

/** Who may do what only administrators may. */
const byAnyone =
  (operation: string) =>
  (before: Behaviour): Partial<Behaviour> => ({
    permits: (actor, asked) => asked === operation || before.permits(actor, asked),
  })

const administrative = [
  [
    'createNotifications',
    'createNotifications',
    'create notifications',
    'notifications.createNotifications.administrative',
  ],
  [
    'expireDefinition',
    'expireDefinition',
    'let definitions expire',
    'notifications.expireDefinition.administrative',
  ],
  [
    'deleteDefinition',
    'deleteDefinition',
    'delete definitions',
    'notifications.deleteDefinition.administrative',
  ],
  [
    'expireNotification',
    'expireNotification',
    'let notifications expire',
    'notifications.expireNotification.administrative',
  ],
  [
    'deleteNotification',
    'deleteInAppNotification',
    'delete notifications',
    'notifications.deleteNotification.administrative',
  ],
] as const

/** Refuses what was done all the same. */
const refusedAfterwards = (operation: string): Defect['response'] =>
  changeResponse({ operations: [operation], statuses: [204] }, () => refused(422, 'Not today.'))

/** Takes another customer for the first one. */
const asCustomer =
  (wanted: string): NonNullable<Defect['request']> =>
  (request, { operation }) => {
    const isOther = request.headers.get('authorization') === other
    if (operation !== wanted || !isOther) return request
    const headers = new Headers(request.headers)
    headers.set('authorization', `Bearer ${bankSecrets.REFERENCE_BANK_CUSTOMER_TOKEN}`)
    return new Request(request.url, { method: request.method, headers })
  }

/** What is asked for in a path is not found. */
const unfound =
  (wanted: string): NonNullable<Defect['request']> =>
  (request, { operation }) =>
    operation === wanted
      ? new Request(request.url.replace(/(activeNotifications\/)[^/?]+/, '$1ntf-none'), request)
      : request

/** What users see of notifications and do with them, and what they may not do. */
const defects: readonly Defect[] = [
  row(
    'by-everybody',
    'Every user sees all notifications.',
    'notifications.active.own-only',
    () => ({
      isFor: () => true,
    }),
  ),
  row(
    'dismissed-stays',
    'A notification that was dismissed stays.',
    'notifications.dismissed.left-out',
    () => ({ isActive: () => true }),
  ),
  row(
    'read-not-marked',
    'Reading a notification does not mark it as read.',
    'notifications.read.marked',
    (before) => ({
      marked: (mark, write) => (mark === 'read' ? undefined : before.marked(mark, write)),
    }),
  ),
  row(
    'read-never',
    'A notification never says that it was read.',
    'notifications.read.marked',
    () => ({ readShown: () => false }),
  ),
  row(
    'global-for-nobody',
    'Global definitions make no notifications.',
    'notifications.global.all-customers',
    () => ({ globalShown: () => false }),
  ),
  row(
    'global-alone',
    'Who asks for several contexts gets no global notifications.',
    'notifications.global.with-user',
    (before) => ({
      globalShown: (definition, wanted) =>
        wanted.length === 1 && before.globalShown(definition, wanted),
    }),
  ),
  row(
    'first-context',
    'Of several contexts the first one counts.',
    'notifications.global.with-user',
    (before) => ({
      inContexts: (definition, wanted) => before.inContexts(definition, wanted.slice(0, 1)),
    }),
  ),
  row(
    'indicator-dismissed',
    'A notification of an indicator can be dismissed.',
    'notifications.dismissNotification.indicator-refused',
    unchecked('indicator'),
  ),
  row(
    'indicator-dismissed-first',
    'A notification of an indicator is dismissed when that is refused.',
    'notifications.dismissNotification.indicator-refused',
    writtenFirst('indicator'),
  ),
  row(
    'fixed-dismissed',
    'A notification that is not dismissible can be dismissed.',
    'notifications.dismissNotification.not-dismissible-refused',
    unchecked('not-dismissible'),
  ),
  row(
    'fixed-dismissed-first',
    'A notification that is not dismissible is dismissed when that is refused.',
    'notifications.dismissNotification.not-dismissible-refused',
    writtenFirst('not-dismissible'),
  ),
  row(
    'dismissal-type',
    'The error for what may not be dismissed says that there is nothing.',
    'notifications.errors.dismissNotAllowed',
    () => ({ dismissalType: () => 'notificationRefNotFound' }),
  ),
  {
    name: 'instances-seen-dismissal-refused',
    sentence: 'Whatever is dismissed, that is refused.',
    breaks: ['notifications.dismissNotification.done'],
    response: refusedAfterwards('dismissNotification'),
  },
  {
    name: 'instances-seen-reading-refused',
    sentence: 'Whatever is marked as read, that is refused.',
    breaks: ['notifications.markNotificationAsRead.done'],
    response: refusedAfterwards('markNotificationAsRead'),
  },
  {
    name: 'instances-seen-dismissal-denied',
    sentence: 'Whatever is dismissed is not found, and stays in the list.',
    breaks: ['notifications.dismissNotification.done'],
    request: unfound('dismissNotification'),
  },
  {
    name: 'instances-seen-reading-denied',
    sentence: 'Whatever is marked as read is not found, and stays in the list.',
    breaks: ['notifications.markNotificationAsRead.done'],
    request: unfound('markNotificationAsRead'),
  },
  {
    name: 'instances-seen-dismissed-by-another',
    sentence: 'Any user may dismiss the notifications of a customer.',
    breaks: ['notifications.dismissNotification.own-only'],
    request: asCustomer('dismissNotification'),
  },
  {
    name: 'instances-seen-read-by-another',
    sentence: 'Any user may mark the notifications of a customer as read.',
    breaks: ['notifications.markNotificationAsRead.own-only'],
    request: asCustomer('markNotificationAsRead'),
  },
  {
    name: 'instances-seen-missing-read',
    sentence: 'A notification that is not there can be marked as read.',
    breaks: ['notifications.markNotificationAsRead.missing-refused'],
    response: changeResponse(
      { operations: ['markNotificationAsRead'], statuses: [404] },
      () => new Response(null, { status: 204 }),
    ),
  },
  ...([404, 422] as const).map((status) =>
    row(
      `missing-type-${status}`,
      `The error for a notification that is not there is a ${status} that speaks of a definition.`,
      'notifications.errors.notificationRefNotFound',
      ({ missingNotification }) => ({
        missingNotification: (operation) =>
          operation === 'dismissNotification'
            ? { status, name: 'definitionRefNotFound' }
            : missingNotification(operation),
      }),
    ),
  ),
  row(
    'expiry-not-told',
    'A definition that has expired does not say so.',
    'notifications.definition.expired',
    ({ definitionShown }) => ({
      definitionShown: (definition, operation) => ({
        ...definitionShown(definition, operation),
        ...(operation === 'getDefinition' && definition.id >= 'def-9' && { expired: false }),
      }),
    }),
  ),
  ...administrative.map(([name, operation, words, broken]) =>
    row(`${name}-by-anyone`, `Every caller may ${words}.`, broken, byAnyone(operation)),
  ),
]

export default defects
