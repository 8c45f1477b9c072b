import { isNode } from './is-node.js'
import { setMember } from './overlay/set-member.js'
import type { ResponseSpec } from './operation.js'
import { resolveNode } from './resolve-node.js'
import type { SchemaNode } from './schema-node.js'

/**
 * Where a success has what scenarios ask for by its meaning (`x-assay-means`): the documents do not name the
 * members of everything, and a supplement names them as its target does.
 *
 * @returns JSON Pointers by meaning, from the body, or from the item of a list
 */
export function meaningsOf(
  definition: SchemaNode,
  responses: readonly ResponseSpec[],
): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  const look = (value: unknown, pointer: string, within: readonly string[]): void => {
    const means = isNode(value) ? value['x-assay-means'] : undefined
    if (typeof means === 'string' && !Object.hasOwn(found, means)) setMember(found, means, pointer)
    const { node, name } = resolveNode(definition, value)
    if (name !== undefined && within.includes(name)) return
    const inside = name === undefined ? within : [...within, name]
    for (const part of [node['allOf'], node['oneOf'], node['anyOf']].flat())
      if (isNode(part)) look(part, pointer, inside)
    const { properties, items } = node
    for (const [member, schema] of Object.entries(isNode(properties) ? properties : {}))
      look(schema, `${pointer}/${member.replaceAll('~', '~0').replaceAll('/', '~1')}`, inside)
    if (isNode(items)) look(items, '', inside)
  }
  for (const { status, mediaTypes, schema } of responses)
    if (status.startsWith('2')) for (const one of mediaTypes) look(schema(one), '', [])
  return found
}
