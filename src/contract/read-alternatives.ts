import type { Operation, Parameter } from './operation.js'
import type { SchemaNode } from './schema-node.js'
import { stringsOf } from './strings-of.js'

/**
 * Reads the sets of parameters of which a request needs one (`x-assay-one-of`): OpenAPI cannot say that
 * either of two is required.
 *
 * @param broken makes the error for a name that no parameter has
 */
export function readAlternatives(
  node: SchemaNode,
  parameters: readonly Parameter[],
  broken: (stranger: string) => Error,
): Operation['alternatives'] {
  const sets = node['x-assay-one-of']
  const alternatives = (Array.isArray(sets) ? sets : []).map(stringsOf)
  const stranger = alternatives.flat().find((name) => !parameters.some((one) => one.name === name))
  if (stranger !== undefined) throw broken(stranger)
  return alternatives
}
