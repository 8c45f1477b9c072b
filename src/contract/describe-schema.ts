import { resolveNode } from './resolve-node.js'
import { schemaBook } from './shape/schema-book.js'
import type { SchemaNode } from './schema-node.js'

const formats: Readonly<Record<string, string>> = {
  'date-time': 'an RFC 3339 date-time',
  date: 'an RFC 3339 date',
  time: 'an RFC 3339 time',
  'uri-reference': 'a URI reference',
  uri: 'a URI',
  email: 'an e-mail address',
  uuid: 'a UUID',
}

/** What a value of a schema is, in words: `a string of at most 80 characters`, `a list of accountItem`. */
export function describeSchema(definition: SchemaNode, schema: unknown): string {
  if (nameOf(definition, schema) !== undefined) return 'an object'
  const { node } = resolveNode(definition, schema)
  const { type, enum: values, allOf } = node
  const types = (Array.isArray(type) ? type : [type]).filter((one) => one !== 'null')
  const orNull = Array.isArray(type) && type.includes('null') ? ' or null' : ''
  if ('const' in node) return `exactly ${show(node['const'])}`
  if (Array.isArray(values)) return `one of ${values.map(show).join(', ')}`
  const choice = node['oneOf'] ?? node['anyOf']
  if (Array.isArray(choice)) {
    return choice
      .map((one) => nameOf(definition, one) ?? describeSchema(definition, one))
      .join(' or ')
  }
  if (Array.isArray(allOf) && types[0] === undefined) {
    return allOf.map((one) => describeSchema(definition, one)).join(' that is also ')
  }
  return types.map((one) => describeType(definition, node, one)).join(' or ') + orNull
}

/** Name of a schema that holds requirements of its own. */
function nameOf(definition: SchemaNode, schema: unknown): string | undefined {
  const { name } = resolveNode(definition, schema)
  return name !== undefined && schemaBook(definition).named(name) ? name : undefined
}

function describeType(definition: SchemaNode, node: SchemaNode, type: unknown): string {
  switch (type) {
    case 'boolean':
      return 'true or false'
    case 'integer':
      return `an integer${range(node)}`
    case 'number':
      return `a number${range(node)}`
    case 'string':
      return describeString(node)
    case 'array':
      return describeList(definition, node)
    case 'object':
      return 'an object'
    default:
      return 'any value'
  }
}

function describeString(node: SchemaNode): string {
  const { format, minLength, maxLength, pattern } = node
  const kind = typeof format === 'string' ? (formats[format] ?? `a string (${format})`) : 'a string'
  const matching = typeof pattern === 'string' ? ` that matches ${pattern}` : ''
  return `${kind}${size(minLength, maxLength, 'character')}${matching}`
}

function describeList(definition: SchemaNode, node: SchemaNode): string {
  const name = nameOf(definition, node['items'])
  const twice = node['uniqueItems'] === true ? ' without duplicates' : ''
  const { minItems: least, maxItems: most } = node
  if (name !== undefined) return `a list${size(least, most, name, name) || ` of ${name}`}${twice}`
  const each = describeSchema(definition, node['items'])
  return `a list${size(least, most, 'item') || ' of items'}, each ${each}${twice}`
}

function size(least: unknown, most: unknown, unit: string, units = `${unit}s`): string {
  const noun = (count: unknown) => (count === 1 ? unit : units)
  const some = typeof least === 'number' && least > 0
  if (some && least === most) return ` of ${least} ${noun(least)}`
  if (some && typeof most === 'number') return ` of ${least} to ${most} ${units}`
  if (some) return ` of at least ${least} ${noun(least)}`
  return typeof most === 'number' ? ` of at most ${most} ${noun(most)}` : ''
}

function range(node: SchemaNode): string {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = node
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`
  const bounds = [
    minimum !== undefined && `of at least ${minimum}`,
    exclusiveMinimum !== undefined && `above ${exclusiveMinimum}`,
    maximum !== undefined && `of at most ${maximum}`,
    exclusiveMaximum !== undefined && `below ${exclusiveMaximum}`,
  ].filter(Boolean)
  return bounds.length === 0 ? '' : ` ${bounds.join(' and ')}`
}

function show(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
