import type { Bundle } from './bundle-definition.js'
import { isNode } from './is-node.js'
import type { Operation } from './operation.js'
import { readOperation } from './read-operation.js'
import type { Source } from './read-source.js'

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/**
 * Reads the operations of a definition, in its order, without the laws that bind them.
 *
 * @throws ContractError for an operation that cannot be named, placed or judged
 */
export function readOperations(name: string, bundle: Bundle, source: Source): readonly Operation[] {
  const { definition } = bundle
  const operations: Operation[] = []
  const paths = isNode(definition['paths']) ? definition['paths'] : {}
  for (const [path, item] of Object.entries(paths)) {
    if (!isNode(item)) continue
    for (const [method, node] of Object.entries(item)) {
      if (!methods.includes(method) || !isNode(node)) continue
      const at = ['paths', path, method]
      const operation = readOperation(name, definition, { path, method, item, node }, source, at)
      if (operations.some(({ id }) => id === operation.id)) {
        const problem = `Two operations are called “${operation.id}”.`
        throw source.error([...at, 'operationId'], problem, 'Give one of them another operationId.')
      }
      operations.push(operation)
    }
  }
  return operations
}
