import type { Parameter } from '../../src/contract/operation.js'
import { alterAnswers } from './alter-answers.js'
import { defectName } from './defect-name.js'
import { givenValue } from './given-value.js'
import { isPlain } from './is-plain.js'
import type { Operator } from './operator.js'
import { refusalOf } from './refusal-of.js'
import { tested } from './tested.js'

/** Refuses a value at the edge of what a parameter may have. */
export const validExtremeRefused: Operator = (contract) => {
  const acceptances = tested(contract, 'acceptance')
  return acceptances.flatMap(({ id, origin, home, operations: [operation] }) => {
    const { parameter: name, values } = origin.case
    const parameter = operation?.parameters.find((one) => one.name === name)
    if (operation === undefined || parameter === undefined) return []
    const alike = acceptances.filter(
      (one) =>
        one.home === home &&
        one.origin.operation === operation.id &&
        one.origin.case.parameter === name,
    )
    const shared = (value: string): number =>
      alike.filter((one) => one.origin.case.values.includes(value)).length
    // The one that tells most: no other requirement is about it, if that can be.
    const refused = values.toReversed().toSorted((one, other) => shared(one) - shared(other))[0]
    if (refused === undefined) return []
    const refusal = refusalOf(operation)
    return {
      name: defectName('valid-extreme-refused', id),
      sentence: `${operation.id} refuses a ${name} of ${refused}, which it should accept.`,
      breaks: alike.filter((one) => one.origin.case.values.includes(refused)).map((one) => one.id),
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
