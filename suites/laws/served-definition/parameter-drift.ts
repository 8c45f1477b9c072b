import type { Deviation, Item, Operation, Parameter } from '../../../src/scenario/index.js'
import { type Drift, unseen } from './drift.js'
import { followLocal } from './follow-local.js'
import { placeBelow } from './place-below.js'
import type { ServedOperation } from './served-operations.js'
import { typeOf } from './type-of.js'
import { typesDiffer } from './types-differ.js'

/** Letter case of a header does not count; the document spells a list with and without a plural s. */
const spelling = (name: unknown): string => String(name).toLowerCase().replace(/s$/, '')

/** Whether a write that has nothing to match takes it all the same is a reading. */
const perhapsRequired = 'if-match'

/** Where a served operation lacks parameters of the contract, or contradicts them. */
export function parameterDrift(operation: Operation, served: ServedOperation): readonly Drift[] {
  // The name of a path parameter is not to be seen in any request; where it stands is in the path.
  const due = operation.parameters.filter((one) => one.in !== 'path')
  return due.flatMap((parameter) => oneDrift(operation.id, parameter, served))
}

function oneDrift(
  operation: string,
  parameter: Parameter,
  { node, parameters, parametersElsewhere }: ServedOperation,
): readonly Drift[] {
  const what = `${parameter.in} parameter ${parameter.name}`
  const deviation = (pointer: string, expected: string, actual: string): Deviation => ({
    kind: 'parameter',
    operation,
    pointer,
    expected,
    actual,
  })
  const own = parameters.find(({ value }) => isSame(value, parameter))
  if (own === undefined)
    return parametersElsewhere
      ? [unseen(`${what} of ${operation} may stand in another document`)]
      : [deviation(node.pointer, what, 'nothing')]
  const { value, pointer } = followLocal(placeBelow(own, 'schema')) ?? own
  // Any value can be written as a string.
  const wrongType = value['type'] !== 'string' && typesDiffer(parameter.schema, value)
  const demanded =
    !parameter.required &&
    own.value['required'] === true &&
    parameter.name.toLowerCase() !== perhapsRequired
  const due = `${what} of ${typeOf([parameter.schema])}`
  return [
    ...(wrongType ? [deviation(pointer, due, typeOf([value]))] : []),
    ...(demanded ? [deviation(own.pointer, `${what}, not required`, 'required')] : []),
  ]
}

const isSame = (own: Item, { in: where, name }: Parameter): boolean =>
  own['in'] === where && spelling(own['name']) === spelling(name)
