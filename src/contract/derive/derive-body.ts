import { describeSchema } from '../describe-schema.js'
import type { Operation, ResponseSpec } from '../operation.js'
import type { Requirement } from '../requirement.js'
import { resolveNode } from '../resolve-node.js'
import { fillTemplate } from './fill-template.js'
import { groupedStatuses } from './grouped-statuses.js'
import type { Template } from './template.js'

/** One row for each operation that answers with a body of a known shape. */
export function deriveBody(operation: Operation, template: Template): readonly Requirement[] {
  const { interface: name, id, clause, definition } = operation
  const wordsOf = (response: ResponseSpec) =>
    response.mediaTypes
      .map((mediaType) => response.schema(mediaType))
      .filter((schema) => schema !== undefined)
      .map((schema) => resolveNode(definition, schema).name ?? describeSchema(definition, schema))
  const shapes = groupedStatuses(operation, wordsOf)
  if (shapes === '') return []
  const words = { interface: name, operation: id, shape: `what its status calls for: ${shapes}` }
  return [
    {
      ...fillTemplate(template, words),
      interface: name,
      clause,
      operations: [id],
      origin: { kind: 'body', operation: id },
    },
  ]
}
