import { isNode } from './is-node.js'
import type { Operation, ResponseSpec } from './operation.js'
import { resolveNode } from './resolve-node.js'
import type { SchemaNode } from './schema-node.js'

/** The schema of what an operation answers with 200, or with 201 where it only creates. */
export function successSchema(responses: readonly ResponseSpec[]): SchemaNode | undefined {
  const [ok] = ['200', '201'].flatMap((due) => responses.filter(({ status }) => status === due))
  return ok?.mediaTypes.map((type) => ok.schema(type)).find((one) => one !== undefined)
}

/** The schema of an item of a list, which has its items at the top or embeds them. */
export function itemSchema(definition: SchemaNode, schema: SchemaNode): SchemaNode | undefined {
  const embedded = member(definition, schema, '_embedded')
  const items = member(definition, embedded ?? schema, 'items')
  const item = items && resolveNode(definition, items).node['items']
  return isNode(item) ? item : undefined
}

/** Whether the definition gives what an operation answers a member of this name. */
export function describesMember(
  { definition, responses }: Pick<Operation, 'definition' | 'responses'>,
  name: string,
): boolean {
  const schema = successSchema(responses)
  return schema !== undefined && member(definition, schema, name) !== undefined
}

/** Whether the definition embeds the items of what an operation answers. */
export function embedsItems({
  definition,
  responses,
}: Pick<Operation, 'definition' | 'responses'>) {
  const schema = successSchema(responses)
  const embedded = schema && member(definition, schema, '_embedded')
  return embedded !== undefined && member(definition, embedded, 'items') !== undefined
}

/** The members that the definition gives an item of what an operation answers, and whether it requires them. */
export function itemMembers(
  definition: SchemaNode,
  responses: readonly ResponseSpec[],
): readonly { readonly name: string; readonly required: boolean }[] {
  const schema = successSchema(responses)
  const parts = schemaParts(definition, (schema && itemSchema(definition, schema)) ?? {})
  const required = parts.flatMap((part) => part['required'] ?? [])
  const names = parts.flatMap(({ properties }) =>
    isNode(properties) ? Object.keys(properties) : [],
  )
  return names.map((name) => ({ name, required: required.includes(name) }))
}

/**
 * What an item shows where the resource behind it does, as JSON Pointers: members that the definition gives it without
 * requiring them, and such members of its objects; `*` stands for each name in a map. Links are another matter.
 */
export function carriedMembers(
  definition: SchemaNode,
  responses: readonly ResponseSpec[],
): readonly string[] {
  const schema = successSchema(responses)
  const item = (schema && itemSchema(definition, schema)) ?? {}
  const optional = itemMembers(definition, responses).filter(({ required }) => !required)
  return membersOf(definition, item)
    .filter(([name]) => name !== '_links')
    .flatMap(([name, node]) => [
      ...(optional.some((one) => one.name === name) ? [`/${name}`] : []),
      ...entriesOf(definition, node).map((inner) => `/${name}${inner}`),
      ...membersOf(definition, node).flatMap(([inner, value]) => [
        `/${name}/${inner}`,
        ...entriesOf(definition, value).map((entry) => `/${name}/${inner}${entry}`),
      ]),
    ])
}

/** The entries of a map, and their members. */
function entriesOf(definition: SchemaNode, schema: unknown): readonly string[] {
  const { additionalProperties: entry } = resolveNode(definition, schema).node
  return isNode(entry) ? ['/*', ...membersOf(definition, entry).map(([name]) => `/*/${name}`)] : []
}

const membersOf = (definition: SchemaNode, schema: unknown): readonly [string, unknown][] =>
  schemaParts(definition, schema).flatMap(({ properties }) =>
    isNode(properties) ? Object.entries(properties) : [],
  )

/** A schema behind its references, and everything that it includes by allOf. */
export function schemaParts(definition: SchemaNode, schema: unknown): readonly SchemaNode[] {
  const { node } = resolveNode(definition, schema)
  const included = Array.isArray(node['allOf']) ? node['allOf'] : []
  return [node, ...included.flatMap((one) => schemaParts(definition, one))]
}

function member(definition: SchemaNode, schema: SchemaNode, name: string): SchemaNode | undefined {
  for (const { properties } of schemaParts(definition, schema)) {
    const found = isNode(properties) ? properties[name] : undefined
    if (isNode(found)) return found
  }
  return undefined
}
