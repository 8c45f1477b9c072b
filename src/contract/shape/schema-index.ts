import { isNode } from '../is-node.js'
import { resolveNode } from '../resolve-node.js'
import type { SchemaNode } from '../schema-node.js'
import { carriedLinks } from './carried-links.js'
import { clauseOf } from './clause-of.js'
import { flattenSchema } from './flatten-schema.js'
import { listedMembers } from './listed-members.js'
import { mentionsNamed } from './mentions-named.js'
import type { NamedSchema, Shape } from './shape.js'

/** The named object schemas of one definition, and the shape of any schema in it. Filled on first use. */
export interface SchemaIndex {
  /** Undefined for a schema that is no object, or that holds no requirements of its own. */
  named(name: string): NamedSchema | undefined
  shapeOf(schema: SchemaNode): Shape
}

const books = new WeakMap<SchemaNode, SchemaIndex>()

export function schemaIndex(definition: SchemaNode): SchemaIndex {
  const known = books.get(definition)
  if (known) return known
  const schemas = new Map<string, NamedSchema | undefined>()
  const shapes = new WeakMap<SchemaNode, Shape>()
  const named = (name: string): NamedSchema | undefined => {
    if (!schemas.has(name)) schemas.set(name, readNamed(definition, name))
    return schemas.get(name)
  }

  function build(value: unknown, within: readonly SchemaNode[]): Shape {
    const schema = isNode(value) ? value : {}
    const { node, name } = resolveNode(definition, schema)
    if (name !== undefined && named(name)) return { kind: 'named', name, schema }
    // A schema that contains itself without ever holding requirements is not walked in circles.
    if (within.includes(node)) return { kind: 'value', schema: {} }
    if (!mentionsNamed(definition, node, (one) => named(one) !== undefined)) {
      return { kind: 'value', schema }
    }
    const inside = [...within, node]
    const choice = node['oneOf'] ?? node['anyOf']
    if (Array.isArray(choice)) {
      return { kind: 'choice', schema, branches: choice.map((branch) => build(branch, inside)) }
    }
    if (isNode(node['items'])) {
      const { items, ...own } = node
      return { kind: 'list', schema, own, items: build(items, inside) }
    }
    const flat = flattenSchema(definition, node)
    const members = [...flat.members].map(([key, member]) => [key, build(member, inside)] as const)
    const { additionalProperties: others } = node
    return {
      kind: 'object',
      schema,
      own: {
        type: node['type'] ?? 'object',
        required: flat.required,
        allOf: flat.rest.map((rest) => (isNode(others) ? withoutOthers(rest) : rest)),
      },
      members: new Map(members),
      others: isNode(others) ? build(others, inside) : undefined,
    }
  }

  const book: SchemaIndex = {
    named,
    shapeOf(schema) {
      const known = shapes.get(schema)
      if (known) return known
      const shape = build(schema, [])
      shapes.set(schema, shape)
      return shape
    },
  }
  books.set(definition, book)
  return book
}

function readNamed(definition: SchemaNode, name: string): NamedSchema | undefined {
  const schema = { $ref: `#/components/schemas/${name}` }
  const { node } = resolveNode(definition, schema)
  if (node['x-assay-abstract'] === true || node['x-assay-open'] === true) return undefined
  if (node['oneOf'] !== undefined || node['anyOf'] !== undefined) return undefined
  const { isObject, ...flat } = flattenSchema(definition, schema)
  const clause = clauseOf(definition, node)
  if (!isObject) return undefined
  const own = { type: node['type'] ?? 'object' }
  const listed = listedMembers(definition, schema)
  return { name, own, ...flat, listed, carried: carriedLinks(definition, schema), clause }
}

function withoutOthers(schema: SchemaNode): SchemaNode {
  return Object.fromEntries(
    Object.entries(schema).filter(([key]) => key !== 'additionalProperties'),
  )
}
