import { bankSecrets } from '../../../src/reference/bank-secrets.js'
import { admitCallers } from '../../alterations/admit-callers.js'
import type { Defect } from '../../defect.js'

const customer = `Bearer ${bankSecrets.REFERENCE_BANK_CUSTOMER_TOKEN}`
const admin = `Bearer ${bankSecrets.REFERENCE_BANK_ADMIN_TOKEN}`

/** As the bank names them, with whose token they can be used. */
const operations: ReadonlyMap<string, string> = new Map([
  ['createNotifications', admin],
  ['getActiveNotifications', customer],
  ['dismissNotification', customer],
  ['markNotificationAsRead', customer],
  ['expireDefinition', admin],
  ['expireNotification', admin],
  ['deleteInAppNotification', admin],
  ['deleteDefinition', admin],
  ['updateDefinition', admin],
])

type Row = readonly [aspect: keyof typeof admitCallers, sentence: string, breaks: readonly string[]]

const rows: readonly Row[] = [
  [
    'without-credentials',
    'A caller without key and token is taken for a colleague',
    [
      'notifications.createNotifications.without-credentials',
      'notifications.getActiveNotifications.without-credentials',
      'notifications.dismissNotification.without-credentials',
      'notifications.markNotificationAsRead.without-credentials',
      'notifications.expireDefinition.without-credentials',
      'notifications.expireNotification.without-credentials',
      'notifications.deleteNotification.without-credentials',
      'notifications.deleteDefinition.without-credentials',
      'notifications.updateDefinition.without-credentials',
    ],
  ],
  [
    'without-key',
    'A token is enough',
    [
      'notifications.createNotifications.without-key',
      'notifications.getActiveNotifications.without-key',
      'notifications.dismissNotification.without-key',
      'notifications.markNotificationAsRead.without-key',
      'notifications.expireDefinition.without-key',
      'notifications.expireNotification.without-key',
      'notifications.deleteNotification.without-key',
      'notifications.deleteDefinition.without-key',
      'notifications.updateDefinition.without-key',
    ],
  ],
  [
    'without-token',
    'A key is enough',
    [
      'notifications.createNotifications.without-token',
      'notifications.getActiveNotifications.without-token',
      'notifications.dismissNotification.without-token',
      'notifications.markNotificationAsRead.without-token',
      'notifications.expireDefinition.without-token',
      'notifications.expireNotification.without-token',
      'notifications.deleteNotification.without-token',
      'notifications.deleteDefinition.without-token',
      'notifications.updateDefinition.without-token',
    ],
  ],
  [
    'wrong-key',
    'Any key is good',
    [
      'notifications.createNotifications.wrong-key',
      'notifications.getActiveNotifications.wrong-key',
      'notifications.dismissNotification.wrong-key',
      'notifications.markNotificationAsRead.wrong-key',
      'notifications.expireDefinition.wrong-key',
      'notifications.expireNotification.wrong-key',
      'notifications.deleteNotification.wrong-key',
      'notifications.deleteDefinition.wrong-key',
      'notifications.updateDefinition.wrong-key',
    ],
  ],
  [
    'wrong-token',
    'Any token is good',
    [
      'notifications.createNotifications.wrong-token',
      'notifications.getActiveNotifications.wrong-token',
      'notifications.dismissNotification.wrong-token',
      'notifications.markNotificationAsRead.wrong-token',
      'notifications.expireDefinition.wrong-token',
      'notifications.expireNotification.wrong-token',
      'notifications.deleteNotification.wrong-token',
      'notifications.deleteDefinition.wrong-token',
      'notifications.updateDefinition.wrong-token',
    ],
  ],
]

/** What the supplement describes serves callers who have not shown who they are. */
const defects: readonly Defect[] = rows.map(([aspect, sentence, breaks]) => ({
  name: `supplement-callers-${aspect}`,
  sentence: `${sentence}, where notifications and updates of definitions are concerned.`,
  breaks,
  async request(request, { operation = '' }) {
    const token = operations.get(operation)
    if (token === undefined) return request
    const headers = new Headers(request.headers)
    admitCallers[aspect](headers, token)
    const { method } = request
    const body = method === 'GET' ? {} : { body: await request.arrayBuffer() }
    return new Request(request.url, { method, headers, ...body })
  },
}))

export default defects
