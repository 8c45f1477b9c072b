import type { Operation } from '../operation.js'
import type { Requirement } from '../requirement.js'
import { fillTemplate } from './fill-template.js'
import { lawSubjects } from './law-subjects.js'
import type { Template } from './template.js'

/** One row for each header that an answer must carry. */
export function deriveHeaders(operation: Operation, template: Template): readonly Requirement[] {
  const { interface: name, id, clause, responses } = operation
  // The law of conditional reads says already that a success carries an entity tag.
  const tagged = lawSubjects['conditional-reads']?.(operation).length !== 0
  const isSaid = (status: string, header: string): boolean =>
    tagged && status === '200' && header.toLowerCase() === 'etag'
  return responses.flatMap(({ status, headers }) =>
    headers
      .filter((header) => header.required && !isSaid(status, header.name))
      .map(({ name: header }) => ({
        ...fillTemplate(template, { interface: name, operation: id, status, header }),
        interface: name,
        clause,
        operations: [id],
        origin: { kind: 'header', operation: id, status, header },
      })),
  )
}
