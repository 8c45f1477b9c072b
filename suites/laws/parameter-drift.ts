import type { Operation } from '../../src/scenario/index.js'
import { type Drift, differs, unseen } from './drift.js'
import { followLocal } from './follow-local.js'
import type { ServedOperation } from './served-operations.js'
import { typesDiffer } from './types-differ.js'

/** Letter case of a header does not count; the document spells a list with and without a plural s. */
const spelling = (name: unknown): string => String(name).toLowerCase().replace(/s$/, '')

/** Whether a write that has nothing to match takes it all the same is a reading. */
const perhapsRequired = 'if-match'

/** Where a served operation lacks parameters of the contract, or contradicts them. */
export function parameterDrift(
  document: unknown,
  operation: Operation,
  served: ServedOperation,
): readonly Drift[] {
  // The name of a path parameter is not to be seen in any request; where it stands is in the path.
  const due = operation.parameters.filter((one) => one.in !== 'path')
  return due.flatMap((parameter) => {
    const what = `${operation.id}: ${parameter.in} parameter ${parameter.name}`
    const own = served.parameters.find(
      (one) => one['in'] === parameter.in && spelling(one['name']) === spelling(parameter.name),
    )
    if (own === undefined)
      return served.parametersElsewhere
        ? [unseen(`${what} may stand in another document`)]
        : [differs(`${what} is lacking`)]
    const schema = followLocal(document, own['schema']) ?? own
    // Any value can be written as a string.
    const wrongType = schema['type'] !== 'string' && typesDiffer(parameter.schema, schema)
    const demanded =
      !parameter.required &&
      own['required'] === true &&
      parameter.name.toLowerCase() !== perhapsRequired
    return [
      ...(wrongType ? [differs(`${what} is of type ${String(schema['type'])}`)] : []),
      ...(demanded ? [differs(`${what} is required`)] : []),
    ]
  })
}
