import { describeScalar } from './describe-scalar.js'
import { isNode } from './is-node.js'
import { resolveNode } from './resolve-node.js'
import { schemaIndex } from './shape/schema-index.js'
import type { SchemaNode } from './schema-node.js'
import { sizeInWords } from './size-in-words.js'

/** What a value of a schema is, in words: `a string of at most 80 characters`, `a list of accountItem`. */
export function describeSchema(definition: SchemaNode, schema: unknown): string {
  return describeWithin(definition, schema, [])
}

/** @param around what it stands in, so that a schema that contains itself is not described without end */
function describeWithin(
  definition: SchemaNode,
  schema: unknown,
  around: readonly SchemaNode[],
): string {
  if (nameOf(definition, schema) !== undefined) return 'an object'
  const { node } = resolveNode(definition, schema)
  if (around.includes(node)) return 'the same again'
  if (typeof node['x-assay-words'] === 'string') return node['x-assay-words']
  const describe: Describe = (inner) => describeWithin(definition, inner, [...around, node])
  const { type, enum: values, allOf } = node
  const types = (Array.isArray(type) ? type : [type]).filter((one) => one !== 'null')
  const orNull = Array.isArray(type) && type.includes('null') ? ' or null' : ''
  if ('const' in node) return `exactly ${show(node['const'])}`
  if (Array.isArray(values)) return `one of ${values.map(show).join(', ')}`
  const choice = node['oneOf'] ?? node['anyOf']
  if (Array.isArray(choice)) {
    return choice.map((one) => nameOf(definition, one) ?? describe(one)).join(' or ')
  }
  if (Array.isArray(allOf) && types[0] === undefined) {
    return allOf.map(describe).join(' that is also ')
  }
  const ofType = (one: unknown): string => {
    if (one === 'array') return describeList(definition, node, describe)
    return one === 'object' ? describeObject(node, describe) : describeScalar(node, one)
  }
  return types.map(ofType).join(' or ') + orNull
}

type Describe = (schema: unknown) => string

/** Name of a schema that holds requirements of its own. */
function nameOf(definition: SchemaNode, schema: unknown): string | undefined {
  const { name } = resolveNode(definition, schema)
  return name !== undefined && schemaIndex(definition).named(name) ? name : undefined
}

/** An object without a name of its own: what its members are, or those of which only the value is described. */
function describeObject(node: SchemaNode, describe: Describe): string {
  const { properties, additionalProperties: others } = node
  const members = Object.entries(isNode(properties) ? properties : {}).map(
    ([name, member]) => `${name} is ${describe(member)}`,
  )
  if (isNode(others)) members.push(`each member is ${describe(others)}`)
  return members.length === 0 ? 'an object' : `an object in which ${members.join(' and ')}`
}

function describeList(definition: SchemaNode, node: SchemaNode, describe: Describe): string {
  const name = nameOf(definition, node['items'])
  const twice = node['uniqueItems'] === true ? ' without duplicates' : ''
  const { minItems: least, maxItems: most } = node
  if (name !== undefined)
    return `a list${sizeInWords(least, most, name, name) || ` of ${name}`}${twice}`
  const each = describe(node['items'])
  return `a list${sizeInWords(least, most, 'item') || ' of items'}, each ${each}${twice}`
}

function show(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
