import { isNode } from './is-node.js'
import type { Operation } from './operation.js'
import type { SchemaNode } from './schema-node.js'

/** Which credentials an operation asks for; none when it can also be called without any. */
export function readCredentials(
  definition: SchemaNode,
  operation: SchemaNode,
): Operation['credentials'] {
  const security = operation['security'] ?? definition['security']
  const alternatives = Array.isArray(security) ? security.filter(isNode) : []
  if (alternatives.some((one) => Object.keys(one).length === 0)) return []
  const components = definition['components']
  const schemes = isNode(components) ? components['securitySchemes'] : undefined
  const kinds = alternatives.flatMap(Object.keys).map((name) => {
    const scheme = isNode(schemes) && Object.hasOwn(schemes, name) ? schemes[name] : undefined
    return isNode(scheme) && scheme['type'] === 'apiKey' ? ('key' as const) : ('token' as const)
  })
  return [...new Set(kinds)]
}
