import { isObject } from '../is-object.js'
import { isProblem } from './is-problem.js'
import { namedInRows } from '../named-in-rows.js'
import type { Rule } from '../rule.js'

/** What its rows name it by. */
const about = { kind: 'rule', rule: 'problem-status' } as const

/**
 * The status of a problem document is that of its answer (RFC 9457, section 3.1.3). Decides
 * `accounts.problem.status-matches`, `institutions.problem.status-matches` and
 * `sessions.problem.status-matches`, and each row that names it.
 */
export const problemStatus: Rule = {
  id: 'rules/problem-status',
  title: 'The status of a problem document is that of the answer',
  file: 'src/rules/answer/problem-status.ts',
  decides: namedInRows(about),
  judge: ({ operation, response, described, json }) => {
    if (json.kind !== 'json' || !isProblem(described) || !isObject(json.value)) return []
    const status = json.value['status']
    if (typeof status !== 'number') return []
    const requirement = operation.requirement(about)
    if (status === response.status) return [{ requirement, verdict: 'pass' }]
    const [expected, actual] = [String(response.status), String(status)]
    return [{ requirement, verdict: 'fail', expected, actual, pointer: '/status' }]
  },
  remedy: () => 'let a problem tell its status',
}
