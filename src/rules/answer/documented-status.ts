import { gatewayStatuses } from '../../contract/gateway-statuses.js'
import type { Rule } from '../rule.js'

/** An answer has a status that the operation, or the interface as a whole, documents. */
export const documentedStatus: Rule = {
  id: 'rules/documented-status',
  title: 'Every answer has a documented status',
  file: 'src/rules/answer/documented-status.ts',
  decides: ({ origin }) => origin.kind === 'status',
  judge({ operation, documented, response }) {
    const requirement = operation.requirement({ kind: 'status' })
    if (documented !== undefined) return [{ requirement, verdict: 'pass' }]
    if (gatewayStatuses.includes(response.status)) return []
    const expected = `status ${operation.responses.map(({ status }) => status).join(', ')}`
    return [{ requirement, verdict: 'fail', expected, actual: `status ${response.status}` }]
  },
}
