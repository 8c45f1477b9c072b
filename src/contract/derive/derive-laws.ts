import type { Binding } from '../law/binding.js'
import type { Operation } from '../operation.js'
import type { Requirement } from '../requirement.js'
import { fillTemplate } from './fill-template.js'

/** One row for each aspect of each law that binds the operation. */
export function deriveLaws(
  operation: Operation,
  bindings: readonly Binding[],
): readonly Requirement[] {
  const { interface: name, id, clause } = operation
  return bindings.flatMap(({ law, subjects, aspects }) =>
    subjects(operation).flatMap((subject) =>
      Object.entries(aspects)
        .filter(([, { where }]) => where?.(operation, subject) ?? true)
        .map(([aspect, template]) => ({
          ...fillTemplate(template, { interface: name, operation: id, ...subject.words }),
          interface: name,
          clause,
          operations: [id],
          origin: {
            kind: 'law' as const,
            operation: id,
            law,
            aspect,
            parameter: subject.parameter,
          },
        })),
    ),
  )
}
