import { namedInRows } from '../named-in-rows.js'
import type { Rule } from '../rule.js'

/** What its rows name it by. */
const about = { kind: 'rule', rule: 'bodiless' } as const

/**
 * An answer with 204 or 304 ends with its head (RFC 9110, 15.3.5 and 15.4.5). Decides `messages.answers.bodiless`,
 * `notifications.answers.bodiless`, `text.answers.bodiless`, `transactions.answers.bodiless`, and each row that names it.
 */
export const bodiless: Rule = {
  id: 'rules/bodiless',
  title: 'An answer with 204 or 304 has no body',
  file: 'src/rules/answer/bodiless.ts',
  remedy: () => 'let an answer have status 204 or 304',
  decides: namedInRows(about),
  judge: ({ operation, response: { status, headers, body } }) => {
    const requirement = operation.requirement(about)
    if (requirement === undefined || (status !== 204 && status !== 304)) return []
    const expected = `an answer with ${status} that ends with its head`
    if (body !== undefined && body.bytes > 0)
      return [{ requirement, verdict: 'fail', expected, actual: `a body of ${body.bytes} bytes` }]
    // A 304 may have the length of what is not sent again, a 204 none (RFC 9110, 8.6); a 0 announces nothing.
    const length = headers.find(([name]) => name.toLowerCase() === 'content-length')?.[1] ?? '0'
    if (status === 204 && Number(length) > 0)
      return [{ requirement, verdict: 'fail', expected, actual: `Content-Length: ${length}` }]
    return [{ requirement, verdict: 'pass' }]
  },
}
