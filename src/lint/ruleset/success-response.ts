import { complaint, type Complaint } from './complaint.js'
import { describesError } from './describes-error.js'
import { operations } from './operation.js'

/**
 * Every operation documents what success looks like: 1xx (a switch of protocols), 2xx or 3xx, or a
 * `default` that is no error. One that is gone for good answers with 410 and nothing else.
 */
export function successResponse(tree: unknown): Complaint[] {
  return [...operations(tree)]
    .filter(({ responses }) => {
      if (responses.every(({ status }) => status === '410')) return false
      return !responses.some(
        (response) =>
          /^[123]/.test(response.status) ||
          (response.status === 'default' && !describesError(response)),
      )
    })
    .map(({ at, name }) => complaint(`${name} documents no success response`, [...at, 'responses']))
}
