import { complaint, type Complaint } from './complaint.js'
import { operations } from './operation.js'

/**
 * Every operation documents how it refuses: a 4xx, `4XX` or `default`. One that takes nothing and
 * asks for no credentials has nothing to refuse; OPTIONS and TRACE concern the connection.
 */
export function errorResponses(tree: unknown): Complaint[] {
  return [...operations(tree)]
    .filter(({ method, parameters, value, secured, responses }) => {
      if (method === 'options' || method === 'trace' || responses.length === 0) return false
      if (parameters.length === 0 && !('requestBody' in value) && !secured) return false
      return !responses.some(({ status }) => status.startsWith('4') || status === 'default')
    })
    .map(({ at, name }) => complaint(`${name} documents no error response`, [...at, 'responses']))
}
