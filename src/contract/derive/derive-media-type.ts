import { isMediaTypeOpen } from '../is-media-type-open.js'
import type { Operation } from '../operation.js'
import type { Requirement } from '../requirement.js'
import { fillTemplate } from './fill-template.js'
import { groupedStatuses } from './grouped-statuses.js'
import type { Template } from './template.js'

/** One row for each operation that answers with a body. */
export function deriveMediaType(operation: Operation, template: Template): readonly Requirement[] {
  const { interface: name, id, clause, open } = operation
  // What else an operation answers is not shown and cannot be known.
  if (open) return []
  const named = groupedStatuses(operation, (response) => response.mediaTypes)
  if (named === '') return []
  const free = groupedStatuses(operation, (response) =>
    isMediaTypeOpen(operation, response) ? ['any other JSON media type'] : [],
  )
  const mediaTypes = free === '' ? named : `${named}, ${free}`
  return [
    {
      ...fillTemplate(template, { interface: name, operation: id, mediaTypes }),
      interface: name,
      clause,
      operations: [id],
      origin: { kind: 'media-type', operation: id },
    },
  ]
}
