import { bankSecrets } from '../../../src/reference/bank-secrets.js'
import type { Defect } from '../../defect.js'

const key = bankSecrets.REFERENCE_BANK_API_KEY
const customer = `Bearer ${bankSecrets.REFERENCE_BANK_CUSTOMER_TOKEN}`
const admin = `Bearer ${bankSecrets.REFERENCE_BANK_ADMIN_TOKEN}`
const tokens = Object.values(bankSecrets).map((secret) => `Bearer ${secret}`)

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

/** Aspect, what is wrong, and how a request is let in that should stay outside. */
type Row = readonly [
  aspect: string,
  sentence: string,
  admit: (headers: Headers, token: string) => void,
]

const rows: readonly Row[] = [
  [
    'without-credentials',
    'A caller without key and token is taken for a colleague',
    (headers, token) => {
      if (headers.has('api-key') || headers.has('authorization')) return
      headers.set('api-key', key)
      headers.set('authorization', token)
    },
  ],
  [
    'without-key',
    'A token is enough',
    (headers) => {
      if (headers.has('authorization') && !headers.has('api-key')) headers.set('api-key', key)
    },
  ],
  [
    'without-token',
    'A key is enough',
    (headers, token) => {
      if (headers.has('api-key') && !headers.has('authorization'))
        headers.set('authorization', token)
    },
  ],
  [
    'wrong-key',
    'Any key is good',
    (headers) => {
      if (headers.has('api-key')) headers.set('api-key', key)
    },
  ],
  [
    'wrong-token',
    'Any token is good',
    (headers, token) => {
      const given = headers.get('authorization')
      if (given !== null && !tokens.includes(given)) headers.set('authorization', token)
    },
  ],
]

/** What the supplement describes serves callers who have not shown who they are. */
const defects: readonly Defect[] = rows.map(([aspect, sentence, admit]) => ({
  name: `supplement-callers-${aspect}`,
  sentence: `${sentence}, where notifications and updates of definitions are concerned.`,
  breaks: [...operations.keys()].map(
    (one) =>
      `notifications.${one === 'deleteInAppNotification' ? 'deleteNotification' : one}.${aspect}`,
  ),
  async request(request, { operation = '' }) {
    const token = operations.get(operation)
    if (token === undefined) return request
    const headers = new Headers(request.headers)
    admit(headers, token)
    const { method } = request
    const body = method === 'GET' ? {} : { body: await request.arrayBuffer() }
    return new Request(request.url, { method, headers, ...body })
  },
}))

export default defects
