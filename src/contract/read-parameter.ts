import { dereference } from './dereference.js'
import { isNode } from './is-node.js'
import type { Parameter } from './operation.js'
import type { SchemaNode } from './schema-node.js'
import { separatorOf } from './separator-of.js'
import { serialiseValue } from './serialise-value.js'
import { stringsOf } from './strings-of.js'

/**
 * Reads one parameter, already behind its reference.
 *
 * @returns what is wrong with it, a sentence, when it cannot be used
 */
export function readParameter(definition: SchemaNode, node: SchemaNode): Parameter | string {
  const { name, in: place, description, ['x-assay-fixture']: fixture } = node
  if (typeof name !== 'string' || name === '') return 'A parameter has no name.'
  if (place !== 'query' && place !== 'path' && place !== 'header') {
    return `The parameter ${name} is neither in the query nor in the path nor a header.`
  }
  if (!isNode(node['schema'])) return `The parameter ${name} has no schema.`
  const schema = dereference(definition, node['schema'])
  const separator = schema['type'] === 'array' ? separatorOf(node) : undefined
  const example = node['example'] ?? schema['example']
  const filter = filterOf(node['x-assay-filter'])
  const refusal = node['x-assay-refusal']
  return {
    name,
    in: place,
    description: typeof description === 'string' ? description : undefined,
    required: node['required'] === true || place === 'path',
    separator,
    schema,
    example: example === undefined ? undefined : serialiseValue(example, separator),
    fixture: typeof fixture === 'string' ? fixture : undefined,
    filter,
    givenByService: node['x-assay-given-by-service'] === true,
    nearMisses: stringsOf(node['x-assay-near-misses']),
    refusal: refusal === undefined ? undefined : stringsOf(refusal),
  }
}

function filterOf(value: unknown): Parameter['filter'] {
  if (!isNode(value) || typeof value['member'] !== 'string') return undefined
  return { member: value['member'], match: value['match'] === 'every' ? 'every' : 'any' }
}
