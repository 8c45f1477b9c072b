import type { Parameter } from '../../src/contract/operation.js'
import { alterAnswers } from './alter-answers.js'
import { defectName } from './defect-name.js'
import { givenValue } from './given-value.js'
import { isPlain } from './is-plain.js'
import type { Operator } from './operator.js'
import { refusalOf } from './refusal-of.js'
import { testedLaw } from './tested-law.js'

/** Refuses a value at the edge of what a parameter may have. */
export const validExtremeRefused: Operator = (contract) => {
  const acceptances = testedLaw(contract, 'parameters').filter(
    ({ aspect }) => aspect === 'accepted',
  )
  return acceptances.flatMap(({ id, operation, parameter: name, case: { values = [] } = {} }) => {
    const parameter = operation.parameters.find((one) => one.name === name)
    if (parameter === undefined) return []
    const alike = acceptances.filter((one) => one.operation === operation && one.parameter === name)
    const shared = (value: string): number =>
      alike.filter((one) => one.case?.values.includes(value)).length
    // The one that tells most: no other requirement is about it, if that can be.
    const refused = values.toReversed().toSorted((one, other) => shared(one) - shared(other))[0]
    if (refused === undefined) return []
    const refusal = refusalOf(operation)
    return {
      name: defectName('valid-extreme-refused', id),
      sentence: `${operation.id} refuses a ${name} of ${refused}, which it should accept.`,
      breaks: alike.filter((one) => one.case?.values.includes(refused)).map((one) => one.id),
      response: alterAnswers([operation], ({ ok }, { request }) =>
        ok &&
        givenValue(request, operation, parameter) === refused &&
        (numeric(parameter) || isPlain(request, operation, [parameter]))
          ? refusal()
          : undefined,
      ),
    }
  })
}

/** How many items are asked for, and from where on, says nothing of what else is asked. */
const numeric = ({ schema: { type } }: Parameter): boolean => type === 'integer'
