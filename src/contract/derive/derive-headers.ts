import type { Operation } from '../operation.js'
import type { Requirement } from '../requirement.js'
import { fillTemplate } from './fill-template.js'
import type { Template } from './template.js'

/** One row for each header that an answer must carry. */
export function deriveHeaders(operation: Operation, template: Template): readonly Requirement[] {
  const { interface: name, id, clause, responses } = operation
  return responses.flatMap(({ status, headers }) =>
    headers
      .filter(({ required }) => required)
      .map(({ name: header }) => ({
        ...fillTemplate(template, { interface: name, operation: id, status, header }),
        interface: name,
        clause,
        operations: [id],
        origin: { kind: 'header', operation: id, status, header },
      })),
  )
}
