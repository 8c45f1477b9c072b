import { contentOf } from './content-of.js'
import { dereference } from './dereference.js'
import { isNode } from './is-node.js'
import type { HeaderSpec, ResponseSpec } from './operation.js'
import { resolveNode } from './resolve-node.js'
import type { SchemaNode } from './schema-node.js'

/** Reads what an answer of one status looks like. `value` may be a reference. */
export function readResponse(definition: SchemaNode, status: string, value: unknown): ResponseSpec {
  const { node } = resolveNode(definition, value)
  const { description } = node
  return {
    status,
    description: typeof description === 'string' ? description : undefined,
    headers: headersOf(definition, node['headers']),
    ...contentOf(node['content']),
  }
}

function headersOf(definition: SchemaNode, value: unknown): readonly HeaderSpec[] {
  return Object.entries(isNode(value) ? value : {}).map(([name, header]) => {
    const { node } = resolveNode(definition, header)
    return {
      name,
      required: node['required'] === true,
      level: node['x-assay-level'] === 'should' ? 'should' : 'must',
      schema: dereference(definition, node['schema']),
    }
  })
}
