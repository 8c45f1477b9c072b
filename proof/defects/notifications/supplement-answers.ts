import { changeResponse } from '../../alterations/change-response.js'
import type { Defect } from '../../defect.js'
import { bankSecrets } from '../../../src/reference/bank-secrets.js'
import { refused } from '../../alterations/refused.js'

/** What the bank's own supplement describes and may refuse, as the bank names it. */
const refusing = [
  'createNotifications',
  'dismissNotification',
  'markNotificationAsRead',
  'expireDefinition',
  'expireNotification',
  'deleteInAppNotification',
  'deleteDefinition',
  'updateDefinition',
]
/** The other customer, whose list nothing but the absence of another one's notifications is seen in. */
const other = `Bearer ${bankSecrets.REFERENCE_BANK_OTHER_CUSTOMER_TOKEN}`

/** Changes what is answered so that no story depends on it: refusals, and the list of the other customer. */
function changed(change: (response: Response) => Response | Promise<Response>): Defect['response'] {
  const refusals = changeResponse({ operations: refusing, statuses: [404, 422] }, change)
  const list = changeResponse({ operations: ['getActiveNotifications'], statuses: [200] }, change)
  return async (response, request, context) =>
    request.headers.get('authorization') === other
      ? ((await list(response, request, context)) ?? response)
      : ((await refusals(response, request, context)) ?? response)
}

const defects: readonly Defect[] = [
  {
    name: 'supplement-statuses',
    sentence: 'Whatever is refused about notifications is called a conflict.',
    breaks: [
      'notifications.createNotifications.status',
      'notifications.getActiveNotifications.status',
      'notifications.dismissNotification.status',
      'notifications.markNotificationAsRead.status',
      'notifications.expireDefinition.status',
      'notifications.expireNotification.status',
      'notifications.deleteNotification.status',
      'notifications.deleteDefinition.status',
      'notifications.updateDefinition.status',
    ],
    response: changed(async (response) => {
      const { _error: error, ...body } = (await response.json()) as { _error?: object }
      const told = error === undefined ? body : { ...body, _error: { ...error, statusCode: 409 } }
      return new Response(JSON.stringify(told), { status: 409, headers: response.headers })
    }),
  },
  {
    name: 'supplement-media-types',
    sentence: 'Documents about notifications are called text.',
    breaks: [
      'notifications.createNotifications.media-type',
      'notifications.getActiveNotifications.media-type',
      'notifications.dismissNotification.media-type',
      'notifications.markNotificationAsRead.media-type',
      'notifications.expireDefinition.media-type',
      'notifications.expireNotification.media-type',
      'notifications.deleteNotification.media-type',
      'notifications.deleteDefinition.media-type',
      'notifications.updateDefinition.media-type',
    ],
    response: changed(({ body, status, headers }) => {
      const others = new Headers(headers)
      others.set('content-type', 'text/plain; charset=utf-8')
      return new Response(body, { status, headers: others })
    }),
  },
  {
    name: 'supplement-bodies',
    sentence: 'Documents about notifications lack their end.',
    breaks: [
      'notifications.createNotifications.body',
      'notifications.getActiveNotifications.body',
      'notifications.dismissNotification.body',
      'notifications.markNotificationAsRead.body',
      'notifications.expireDefinition.body',
      'notifications.expireNotification.body',
      'notifications.deleteNotification.body',
      'notifications.deleteDefinition.body',
      'notifications.updateDefinition.body',
    ],
    response: changed(async (response) => {
      const { status, headers } = response
      return new Response((await response.text()).slice(0, -1), { status, headers })
    }),
  },
  {
    name: 'supplement-update-without-tag',
    sentence: 'An update of a definition is answered without its entity tag.',
    breaks: ['notifications.updateDefinition.200.ETag'],
    response: changeResponse(
      { operations: ['updateDefinition'], statuses: [200] },
      ({ body, headers }) => {
        const others = new Headers(headers)
        others.delete('etag')
        return new Response(body, { headers: others })
      },
    ),
  },
  {
    name: 'supplement-list-fails',
    sentence: 'The active notifications are never there.',
    breaks: ['notifications.getActiveNotifications.answers'],
    response: changeResponse({ operations: ['getActiveNotifications'], statuses: [200] }, () =>
      refused(404, 'There is nothing here.'),
    ),
  },
]

export default defects
