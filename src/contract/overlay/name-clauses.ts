import { isNode } from '../is-node.js'
import type { SchemaNode } from '../schema-node.js'
import type { Origins } from './origins.js'
import type { Overlay } from './overlay.js'
import { setMember } from './set-member.js'

/**
 * What a supplement brings is in no document: its clause is the supplement, unless it names another.
 *
 * @param definition is changed in place
 */
export function nameClauses(
  definition: SchemaNode,
  overlays: readonly Overlay[],
  origins: Origins,
): void {
  const { components, paths } = definition
  const schemas = isNode(components) ? components['schemas'] : undefined
  for (const [name, schema] of entriesOf(schemas)) {
    nameClause(schema, ['components', 'schemas', name])
  }
  for (const [path, item] of entriesOf(paths))
    for (const [method, operation] of entriesOf(item)) {
      if ('operationId' in operation) nameClause(operation, ['paths', path, method])
    }

  function nameClause(node: SchemaNode, at: readonly string[]): void {
    // Beside a reference it would say nothing of what the reference leads to.
    if ('x-assay-clause' in node || '$ref' in node || node['x-assay-abstract'] === true) return
    const origin = origins.find(at)
    const overlay = overlays.find(({ source }) => source === origin?.source)
    if (overlay) setMember(node, 'x-assay-clause', `supplement “${overlay.title}”`)
  }
}

const entriesOf = (value: unknown): readonly (readonly [string, SchemaNode])[] =>
  Object.entries(isNode(value) ? value : {}).flatMap(([key, member]) =>
    isNode(member) ? [[key, member] as const] : [],
  )
