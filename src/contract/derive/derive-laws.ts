import type { Operation } from '../operation.js'
import type { Requirement } from '../requirement.js'
import { fillTemplate } from './fill-template.js'
import { lawSubjects } from './law-subjects.js'
import type { AspectTemplate } from './template.js'

/** One row for each aspect of each law that binds the operation. */
export function deriveLaws(
  operation: Operation,
  aspects: readonly AspectTemplate[],
): readonly Requirement[] {
  const { interface: name, id, clause } = operation
  return aspects.flatMap(({ law, aspect, credential, relation, ...template }) =>
    (lawSubjects[law]?.(operation) ?? [])
      .filter(({ holds }) => holds({ aspect, credential, relation }))
      .map(({ parameter, words }) => ({
        ...fillTemplate(template, { interface: name, operation: id, ...words }),
        interface: name,
        clause,
        operations: [id],
        origin: {
          kind: 'law' as const,
          operation: id,
          law,
          aspect,
          parameter,
          relation,
        },
      })),
  )
}
