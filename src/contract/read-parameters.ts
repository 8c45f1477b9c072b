import type { Parameter } from './operation.js'
import { readParameter } from './read-parameter.js'
import { resolveNode } from './resolve-node.js'
import type { SchemaNode } from './schema-node.js'

/**
 * Reads the parameters of an operation and of its path; the former win (OpenAPI 3.1, Operation Object).
 *
 * @param broken makes the error for a parameter that cannot be used
 */
export function readParameters(
  definition: SchemaNode,
  item: SchemaNode,
  node: SchemaNode,
  broken: (problem: string) => Error,
): readonly Parameter[] {
  const found = new Map<string, Parameter>()
  for (const list of [item['parameters'], node['parameters']]) {
    for (const value of Array.isArray(list) ? list : []) {
      const parameter = readParameter(definition, resolveNode(definition, value).node)
      if (typeof parameter === 'string') throw broken(parameter)
      found.set(`${parameter.in} ${parameter.name}`, parameter)
    }
  }
  return [...found.values()]
}
