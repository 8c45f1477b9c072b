import type { Operation } from '../operation.js'
import type { Requirement } from '../requirement.js'
import { fillTemplate } from './fill-template.js'
import type { Template } from './template.js'

/** One row for each operation. Without statuses named for the interface as a whole there is but one reading. */
export function deriveStatus(operation: Operation, template: Template): readonly Requirement[] {
  const { interface: name, id, clause, responses, readingStatuses } = operation
  // With a default every status is documented: nothing could fail.
  if (responses.some(({ status }) => status === 'default')) return []
  const readings = readingStatuses.length > 0 ? template.readings : []
  const words = {
    interface: name,
    operation: id,
    statuses: responses.map(({ status }) => status).join(', '),
    alsoStatuses: readingStatuses.join(', '),
  }
  return [
    {
      ...fillTemplate({ ...template, readings }, words),
      interface: name,
      clause,
      operations: [id],
      origin: { kind: 'status', operation: id },
    },
  ]
}
