import { contentOf } from './content-of.js'
import { isNode } from './is-node.js'
import type { Operation } from './operation.js'
import { resolveNode } from './resolve-node.js'
import type { SchemaNode } from './schema-node.js'

/** Reads what an operation takes as its body; undefined when it takes none. */
export function readBody(definition: SchemaNode, value: unknown): Operation['body'] {
  if (!isNode(value)) return undefined
  const { node } = resolveNode(definition, value)
  const { required, content, 'x-assay-fixture': fixture } = node
  return {
    required: required === true,
    ...contentOf(content),
    fixture: typeof fixture === 'string' ? fixture : undefined,
  }
}
