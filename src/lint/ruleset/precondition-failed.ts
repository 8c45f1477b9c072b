import { complaint, type Complaint } from './complaint.js'
import { operations } from './operation.js'

const covering = ['412', '4XX', 'default']

/** An operation that takes If-Match documents 412, or covers it by a range (RFC 9110, section 13.1.1). */
export function preconditionFailed(tree: unknown): Complaint[] {
  return [...operations(tree)].flatMap(({ name, parameters, responses }) =>
    parameters
      .filter(({ value }) => value['in'] === 'header' && /^if-match$/i.test(String(value['name'])))
      .filter(() => !responses.some(({ status }) => covering.includes(status)))
      .map(({ at }) => complaint(`${name} takes If-Match and does not document 412`, at)),
  )
}
