import { complaint, type Complaint } from './complaint.js'
import { operations } from './operation.js'

/** An operation that asks for credentials documents what happens without: 401, `4XX` or `default`. */
export function unauthenticatedResponse(tree: unknown): Complaint[] {
  return [...operations(tree)]
    .filter(
      ({ method, secured, responses }) =>
        secured &&
        method !== 'options' &&
        responses.length > 0 &&
        !responses.some(({ status }) => ['401', '4XX', 'default'].includes(status)),
    )
    .map(({ at, name }) =>
      complaint(`${name} asks for credentials and does not document 401`, [...at, 'responses']),
    )
}
