import { isObject } from '../is-object.js'
import { namedInRows } from '../named-in-rows.js'
import type { Rule } from '../rule.js'

/** What its rows name it by. */
const about = { kind: 'rule', rule: 'error-status' } as const

/**
 * The statusCode of an error response is that of its answer. Decides `transactions.errors.status-matches`,
 * `text.errors.status-matches`, `notifications.errors.status-matches` and `messages.errors.status-matches`,
 * and each row that names it.
 */
export const errorStatus: Rule = {
  id: 'rules/error-status',
  title: 'The statusCode of an error response is that of the answer',
  file: 'src/rules/answer/error-status.ts',
  decides: namedInRows(about),
  judge: ({ operation, response, json }) => {
    const error = json.kind === 'json' && isObject(json.value) ? json.value['_error'] : undefined
    const code = isObject(error) ? error['statusCode'] : undefined
    if (typeof code !== 'number' || response.status < 400) return []
    const requirement = operation.requirement(about)
    if (code === response.status) return [{ requirement, verdict: 'pass' }]
    const [expected, actual] = [String(response.status), String(code)]
    return [{ requirement, verdict: 'fail', expected, actual, pointer: '/_error/statusCode' }]
  },
  remedy: () => 'let an error tell its statusCode',
}
