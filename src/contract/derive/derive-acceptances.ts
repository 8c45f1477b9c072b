import { isReading } from '../is-reading.js'
import type { Operation } from '../operation.js'
import { parameterCases } from '../parameter-cases.js'
import type { Requirement } from '../requirement.js'
import { fillTemplate } from './fill-template.js'
import type { Template } from './template.js'

/** One row for each edge of what a parameter allows. */
export function deriveAcceptances(
  operation: Operation,
  template: Template,
): readonly Requirement[] {
  const { interface: name, id, clause, parameters } = operation
  // A write changes something: what it accepts is a matter of scenarios.
  if (!isReading(operation)) return []
  return parameters.flatMap((parameter) =>
    parameterCases(parameter).acceptances.map(({ case: one, text }) => {
      const words = { parameter: parameter.name, case: one.name, caseText: text }
      return {
        ...fillTemplate(template, { interface: name, operation: id, ...words }),
        interface: name,
        clause,
        operations: [id],
        origin: { kind: 'acceptance', operation: id, case: one },
      }
    }),
  )
}
