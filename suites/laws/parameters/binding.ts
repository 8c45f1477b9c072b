import { isReading } from '../../../src/contract/is-reading.js'
import { binding, type Subject } from '../../../src/contract/law/binding.js'
import { orList } from '../../../src/contract/derive/or-list.js'
import type { Operation, Parameter } from '../../../src/contract/operation.js'
import { parameterCases } from '../../../src/contract/parameter-cases.js'
import { refusalStatuses } from '../../../src/contract/refusal-statuses.js'

/** Binds each way in which a value of a parameter can be wrong, and each edge of what the parameter allows. */
export const parameters = binding({
  law: 'parameters',
  subjects(operation) {
    // A write would have to be put back: what it accepts, and what it does not, is a matter of scenarios.
    if (!isReading(operation)) return []
    return [
      ...operation.parameters.flatMap((one) => refusals(operation, one)),
      ...operation.parameters.flatMap(acceptances),
    ]
  },
  aspects: {
    refused: {
      id: '{interface}.{operation}.{parameter}-{case}',
      level: 'must',
      text: '{operation} refuses {caseText} with {refusals}.',
      where: (_, { words }) => words?.['refusals'] !== undefined,
    },
    accepted: {
      id: '{interface}.{operation}.{parameter}-{case}-accepted',
      level: 'must',
      text: '{operation} accepts {caseText}.',
      where: (_, { words }) => words?.['refusals'] === undefined,
    },
  },
})

function refusals(operation: Operation, parameter: Parameter): readonly Subject[] {
  // A definition that names no status for it says that a service may make what it likes of a wrong value.
  if (parameter.refusal?.length === 0) return []
  const statuses = orList(refusalStatuses(operation, parameter))
  return parameterCases(parameter).refusals.map(({ case: one, text }) => ({
    parameter: parameter.name,
    case: one,
    words: { parameter: parameter.name, case: one.name, caseText: text, refusals: statuses },
  }))
}

const acceptances = (parameter: Parameter): readonly Subject[] =>
  parameterCases(parameter).acceptances.map(({ case: one, text }) => ({
    parameter: parameter.name,
    case: one,
    words: { parameter: parameter.name, case: one.name, caseText: text },
  }))
