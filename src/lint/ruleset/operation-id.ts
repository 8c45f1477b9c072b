import { complaint, type Complaint } from './complaint.js'
import { operations } from './operation.js'

/** Every operation has an operationId, so that requirements, reports and clients can name it. */
export function operationId(tree: unknown): Complaint[] {
  return [...operations(tree)]
    .filter(({ value }) => typeof value['operationId'] !== 'string' || value['operationId'] === '')
    .map(({ at, name }) => complaint(`${name} has no operationId`, at))
}
