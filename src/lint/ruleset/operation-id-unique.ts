import { complaint, type Complaint } from './complaint.js'
import { documentedOperations, type DocumentedOperation } from './documented-operations.js'

/** operationIds are unique among all operations, webhooks and callbacks included (OpenAPI 3.1, 4.8.10). */
export function operationIdUnique(tree: unknown): Complaint[] {
  const known = new Map<string, DocumentedOperation>()
  const complaints: Complaint[] = []
  for (const documented of documentedOperations(tree)) {
    const { operation, method, route, at } = documented
    const id = operation['operationId']
    if (typeof id !== 'string') continue
    const first = known.get(id)
    // The same path item may be referred to from several places.
    if (first && first.operation !== operation) {
      const names = [first, { method, route }].map(
        (one) => `${one.method.toUpperCase()} ${one.route}`,
      )
      complaints.push(complaint(`${id} names both ${names.join(' and ')}`, [...at, 'operationId']))
    }
    if (!first) known.set(id, documented)
  }
  return complaints
}
