import type { Binding } from '../law/binding.js'
import type { Operation } from '../operation.js'
import type { Requirement } from '../requirement.js'
import { fillTemplate } from './fill-template.js'
import type { Template } from './template.js'

/** One row for each header that an answer must carry, unless a law asks for it. */
export function deriveHeaders(
  operation: Operation,
  template: Template,
  bindings: readonly Binding[],
): readonly Requirement[] {
  const { interface: name, id, clause, responses } = operation
  const said = bindings.flatMap(({ subjects, aspects }) =>
    Object.values(aspects).flatMap(({ header }) =>
      header !== undefined && subjects(operation).length > 0 ? [header] : [],
    ),
  )
  const isSaid = (status: string, name: string): boolean =>
    said.some((one) => one.status === status && one.name.toLowerCase() === name.toLowerCase())
  return responses.flatMap(({ status, headers }) =>
    headers
      .filter((header) => header.required && !isSaid(status, header.name))
      .map(({ name: header, level }) => ({
        ...fillTemplate(template, { interface: name, operation: id, status, header }),
        level,
        interface: name,
        clause,
        operations: [id],
        origin: { kind: 'header', operation: id, status, header },
      })),
  )
}
