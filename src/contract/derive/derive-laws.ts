import type { Aspect, Binding } from '../law/binding.js'
import type { LawAspects, LawName } from '../law/law-aspect.js'
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
      namedIn(aspects)
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
            case: subject.case,
          },
        })),
    ),
  )
}

/** To the compiler, keys of an object are strings. */
const namedIn = (aspects: Binding['aspects']) =>
  Object.entries(aspects) as [LawAspects[LawName], Aspect][]
