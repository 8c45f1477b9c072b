import { gatewayStatuses } from '../../contract/gateway-statuses.js'
import type { RecordedRequest } from '../../exchange/exchange.js'
import type { Rule } from '../rule.js'

/** An answer has a status that the operation, or the interface as a whole, documents. */
export const documentedStatus: Rule = {
  id: 'rules/documented-status',
  title: 'Every answer has a documented status',
  file: 'src/rules/answer/documented-status.ts',
  decides: ({ origin }) => origin.kind === 'status',
  judge({ operation, documented, response, exchange }) {
    const requirement = operation.requirement({ kind: 'status' })
    if (documented !== undefined) return [{ requirement, verdict: 'pass' }]
    if (gatewayStatuses.includes(response.status)) return []
    if (response.status === required && isUnconditional(exchange.request)) return []
    if (response.status === tooLarge && isLarge(exchange.request)) return []
    const expected = `status ${operation.responses.map(({ status }) => status).join(', ')}`
    return [{ requirement, verdict: 'fail', expected, actual: `status ${response.status}` }]
  },
}

/** What answers a write that lacks the condition that it needs (RFC 6585, section 3): Assay leaves it out on purpose. */
const required = 428

const isUnconditional = ({ method, headers }: RecordedRequest): boolean =>
  method !== 'GET' && !headers.some(([name]) => name.toLowerCase() === 'if-match')

/** What stands before a service bounds what it takes in bytes (RFC 9110, 15.5.14). How much that must be is not said. */
const [tooLarge, large] = [413, 65_536]

const isLarge = ({ body }: RecordedRequest): boolean => (body?.bytes ?? 0) > large
