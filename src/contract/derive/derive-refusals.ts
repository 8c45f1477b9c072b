import { isReading } from '../is-reading.js'
import type { Operation } from '../operation.js'
import { parameterCases } from '../parameter-cases.js'
import { refusalStatuses } from '../refusal-statuses.js'
import type { Requirement } from '../requirement.js'
import { fillTemplate } from './fill-template.js'
import { orList } from './or-list.js'
import type { Template } from './template.js'

/** One row for each way in which a value of a parameter can be wrong. */
export function deriveRefusals(operation: Operation, template: Template): readonly Requirement[] {
  const { interface: name, id, clause, parameters } = operation
  // A write that goes wrong would have to be put back: what it refuses is a matter of scenarios.
  if (!isReading(operation)) return []
  return parameters.flatMap((parameter) => {
    // A definition that names no status for it says that a service may make what it likes of a wrong value.
    if (parameter.refusal?.length === 0) return []
    const refusals = orList(refusalStatuses(operation, parameter))
    return parameterCases(parameter).refusals.map(({ case: one, text }) => {
      const words = { parameter: parameter.name, case: one.name, caseText: text, refusals }
      return {
        ...fillTemplate(template, { interface: name, operation: id, ...words }),
        interface: name,
        clause,
        operations: [id],
        origin: { kind: 'refusal', operation: id, case: one },
      }
    })
  })
}
