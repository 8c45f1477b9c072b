import { isNode } from '../is-node.js'
import { resolveNode } from '../resolve-node.js'
import type { SchemaNode } from '../schema-node.js'
import { stringsOf } from '../strings-of.js'

/** An object schema with everything that its `allOf` includes. */
export interface FlatSchema {
  /** In the order of the definition, included ones first. */
  readonly members: ReadonlyMap<string, SchemaNode>
  readonly required: readonly string[]
  /** What its parts ask for besides members: `additionalProperties`, `minProperties`, `oneOf`, … */
  readonly rest: readonly SchemaNode[]
  readonly isObject: boolean
}

const told = ['type', 'properties', 'required', 'allOf', '$ref']
const notes = ['title', 'description', 'default', 'example', 'examples', 'deprecated', '$comment']
const unjudged = new Set([...told, ...notes, 'readOnly', 'writeOnly', 'externalDocs'])

/** Puts the parts of an object schema together. */
export function flattenSchema(definition: SchemaNode, schema: unknown): FlatSchema {
  const members = new Map<string, SchemaNode>()
  const required = new Set<string>()
  const rest: SchemaNode[] = []
  let isObject = false
  const seen = new Set<SchemaNode>()

  function add(part: unknown): void {
    const { node } = resolveNode(definition, part)
    if (seen.has(node)) return
    seen.add(node)
    if (Array.isArray(node['allOf'])) node['allOf'].forEach(add)
    if (isObjectType(node['type']) || isNode(node['properties'])) isObject = true
    for (const name of stringsOf(node['required'])) required.add(name)
    const properties = isNode(node['properties']) ? node['properties'] : {}
    for (const [name, value] of Object.entries(properties)) {
      const [one, other] = [members.get(name), isNode(value) ? value : {}]
      members.set(name, one ? { allOf: [one, other] } : other)
    }
    const others = restOf(node, Object.keys(properties))
    if (others) rest.push(others)
  }

  add(schema)
  return { members, required: [...required], rest, isObject }
}

function isObjectType(type: unknown): boolean {
  return type === 'object' || (Array.isArray(type) && type.includes('object'))
}

/** `additionalProperties` only means something beside the names of the members. */
function restOf(node: SchemaNode, names: readonly string[]): SchemaNode | undefined {
  const entries = Object.entries(node).filter(
    ([key]) => !unjudged.has(key) && !key.startsWith('x-'),
  )
  if (entries.length === 0) return undefined
  const properties = Object.fromEntries(names.map((name) => [name, {}]))
  return { properties, ...Object.fromEntries(entries) }
}
