import { complaint, type Complaint } from './complaint.js'
import { operations } from './operation.js'

/** Every operation documents responses. OpenAPI 3.1 lets it be silent, but then nothing can be checked. */
export function operationResponses(tree: unknown): Complaint[] {
  return [...operations(tree)]
    .filter(({ responses }) => responses.length === 0)
    .map(({ at, name }) => complaint(`${name} documents no responses`, at))
}
