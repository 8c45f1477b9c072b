import { isObject } from './is-object.js'
import { isProblem } from './is-problem.js'
import type { Rule } from './rule.js'

/**
 * The status of a problem document is that of its answer (RFC 9457, section 3.1.3). Decides
 * `accounts.problem.status-matches`, `institutions.problem.status-matches` and
 * `sessions.problem.status-matches`, and such a row of any other interface.
 */
export const problemStatus: Rule = {
  id: 'rules/problem-status',
  title: 'The status of a problem document is that of the answer',
  file: 'src/rules/problem-status.ts',
  decides: ({ id }) => id.endsWith('.problem.status-matches'),
  judge: ({ operation, response, mediaType, json }) => {
    if (json.kind !== 'json' || !isProblem(mediaType) || !isObject(json.value)) return []
    const status = json.value['status']
    if (typeof status !== 'number') return []
    const requirement = `${operation.interface}.problem.status-matches`
    if (status === response.status) return [{ requirement, verdict: 'pass' }]
    const [expected, actual] = [String(response.status), String(status)]
    return [{ requirement, verdict: 'fail', expected, actual, pointer: '/status' }]
  },
}
