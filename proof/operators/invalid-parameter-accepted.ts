import type { Contract } from '../../src/contract/contract.js'
import type { Operation, Parameter } from '../../src/contract/operation.js'
import type { ParameterCase } from '../../src/contract/parameter-case.js'
import type { Defect } from '../defect.js'
import { alterRequests } from './alter-requests.js'
import { asksFor } from './asks-for.js'
import { defectName } from './defect-name.js'
import { givenValue, giveValue } from './given-value.js'
import type { Operator } from './operator.js'
import { testedLaw } from './tested-law.js'
import { withMemory } from './with-memory.js'

/** Takes a value that a parameter may not have for one that it may. */
export const invalidParameterAccepted: Operator = (contract) =>
  testedLaw(contract, 'parameters').flatMap(({ id, aspect, operation, case: wrong }) => {
    const parameter = operation.parameters.find(({ name }) => name === wrong?.parameter)
    if (aspect !== 'refused' || parameter === undefined || wrong === undefined) return []
    return {
      name: defectName('invalid-parameter-accepted', id),
      sentence: `${operation.id} makes do with a ${parameter.name} that is wrong (${wrong.name}).`,
      breaks: [id],
      // What takes the value that was good before shows itself where there was one: it is looked at by itself.
      group: mayBeLeft(operation, parameter)
        ? `invalid-parameter-accepted ${operation.interface} ${operation.id}`
        : undefined,
      ...accepting(operation, parameter, wrong, alikeIn(contract, operation, parameter)),
    }
  })

const mayBeLeft = ({ alternatives }: Operation, { name, required }: Parameter): boolean =>
  !required && !alternatives.flat().includes(name)

/** Operations of the same interface that take the same parameter. */
const alikeIn = (
  { interfaces }: Contract,
  operation: Operation,
  { name }: Parameter,
): readonly Operation[] =>
  interfaces
    .filter((one) => one.name === operation.interface)
    .flatMap(({ operations }) => operations)
    .filter(({ parameters }) => parameters.some((one) => one.name === name))

/** What was asked last with success, of an operation that is alike as well, is asked in the place of what is wrong. */
function accepting(
  operation: Operation,
  parameter: Parameter,
  wrong: ParameterCase,
  alike: readonly Operation[],
): Pick<Defect, 'request' | 'response'> {
  const memory = withMemory(() => ({ good: parameter.example }))
  const isWrong = matcherOf(wrong)
  return {
    request: (request, context) =>
      alterRequests(operation, (asked) => {
        if (!isWrong(givenValue(asked, operation, parameter))) return undefined
        const good = mayBeLeft(operation, parameter) ? undefined : memory(context).good
        return giveValue(asked, operation, parameter, good)
      })(request, context),
    response(response, request, context) {
      const asked = alike.find((one) => asksFor(one)(request))
      if (response.status >= 400 || asked === undefined) return response
      const value = givenValue(request, asked, parameter)
      if (value !== undefined && !isWrong(value)) memory(context).good = value
      return response
    },
  }
}

/** Tells whether a value is one of a case. */
function matcherOf({ name, values }: ParameterCase): (value: string | undefined) => boolean {
  if (name === 'missing') return (value) => value === undefined
  return (value) => value !== undefined && values.some((one) => isLike(value, one))
}

/** Each `{plain}` of a case stands for the same datum. */
function isLike(value: string, pattern: string): boolean {
  const [before = '', after, ...more] = pattern.split('{plain}').map(literally)
  if (after === undefined) return value === pattern
  return new RegExp(`^${before}(.+?)${[after, ...more].join('\\1')}$`).test(value)
}

const literally = (text: string): string => text.replaceAll(/\W/g, '\\$&')
