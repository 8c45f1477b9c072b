import { isNode } from '../is-node.js'
import type { Parameter } from '../operation.js'
import { serialiseValue } from '../serialise-value.js'
import type { CaseSketch } from './described-case.js'
import { limitsOf } from './number-cases.js'

/** Values at the edge of what the definition of a parameter allows, where a client can know any. */
export function acceptanceCases(parameter: Parameter): readonly CaseSketch[] {
  const { fixture, givenByService, name, schema, separator } = parameter
  if (fixture !== undefined) return []
  const standard = schema['default']
  // Of a number that a service gives out, a client that has none knows no value: a service may refuse all but its own.
  const cases = givenByService ? [] : edgeCases(parameter)
  if (standard === '') {
    const text = `an empty ${name}, which is its default`
    return [...cases, { name: 'default', values: [''], text }]
  }
  if (standard === undefined || givenByService) return cases
  const value = serialiseValue(standard, separator)
  const text = `the default of ${name}, ${value}, when it is asked for`
  return [...cases, { name: 'default', values: [value], text }]
}

function edgeCases({ name, schema, separator }: Parameter): readonly CaseSketch[] {
  const { type } = schema
  if (type === 'integer' || type === 'number') {
    const { least, most } = limitsOf(schema)
    return [
      ...(least === undefined ? [] : [edge('minimum', least, `the least ${name}`)]),
      ...(most === undefined ? [] : [edge('maximum', most, `the greatest ${name}`)]),
    ]
  }
  if (type === 'boolean') return [eachOf(name, ['true', 'false'])]
  if (type === 'string') return Array.isArray(schema['enum']) ? [eachOf(name, schema['enum'])] : []
  const items = isNode(schema['items']) ? schema['items'] : {}
  if (type !== 'array' || !Array.isArray(items['enum'])) return []
  const values = items['enum'].map(String)
  const fits = typeof schema['maxItems'] !== 'number' || schema['maxItems'] >= values.length
  if (separator === undefined || !fits) return [eachOf(name, values)]
  const all = {
    name: 'all-values',
    // Their order means nothing.
    values: [values, values.toReversed()].map((some) => some.join(separator)),
    text: `all values of ${name} together`,
  }
  return [eachOf(name, values), all]
}

function edge(name: string, value: number, text: string): CaseSketch {
  return { name, values: [String(value)], text: `${text}, ${value}` }
}

function eachOf(name: string, values: readonly unknown[]): CaseSketch {
  const text = `each value of ${name} by itself: ${values.join(', ')}`
  return { name: 'each-value', values: values.map(String), text }
}
