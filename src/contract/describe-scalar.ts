import type { SchemaNode } from './schema-node.js'
import { sizeInWords } from './size-in-words.js'

const formats: Readonly<Record<string, string>> = {
  'date-time': 'an RFC 3339 date-time',
  date: 'an RFC 3339 date',
  time: 'an RFC 3339 time',
  'uri-reference': 'a URI reference',
  uri: 'a URI',
  email: 'an e-mail address',
  uuid: 'a UUID',
}

/** What a value that is neither a list nor an object is, in words: `an integer from 1 to 10`. */
export function describeScalar(node: SchemaNode, type: unknown): string {
  switch (type) {
    case 'boolean':
      return 'true or false'
    case 'integer':
      return `an integer${range(node)}`
    case 'number':
      return `a number${range(node)}`
    case 'string':
      return describeString(node)
    default:
      return 'any value'
  }
}

function describeString(node: SchemaNode): string {
  const { format, minLength, maxLength, pattern } = node
  const known = typeof format === 'string' && Object.hasOwn(formats, format)
  const named = typeof format === 'string' ? `a string (${format})` : 'a string'
  const kind = known ? (formats[format] ?? named) : named
  const matching = typeof pattern === 'string' ? ` that matches ${pattern}` : ''
  return `${kind}${sizeInWords(minLength, maxLength, 'character')}${matching}`
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
