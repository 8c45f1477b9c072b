import { complaint, type Complaint } from './complaint.js'
import { documentedOperations } from './documented-operations.js'
import { operations } from './operation.js'

/** Every operation has an operationId, so that requirements, reports and clients can name it; webhooks as well. */
export function operationId(tree: unknown): Complaint[] {
  const webhooks = [...documentedOperations(tree)].flatMap(({ at, method, route, operation }) =>
    at[0] === 'webhooks' && at.length === 3
      ? [{ at, value: operation, name: `${method.toUpperCase()} ${route}` }]
      : [],
  )
  return [...operations(tree), ...webhooks]
    .filter(({ value }) => typeof value['operationId'] !== 'string' || value['operationId'] === '')
    .map(({ at, name }) => complaint(`${name} has no operationId`, at))
}
