import { Ajv2020 } from 'ajv/dist/2020.js'
import { isNode } from '../is-node.js'
import type { Source, SourcePath } from '../read-source.js'

let ajv: Ajv2020 | undefined

/**
 * Checks that what an overlay made of the schemas of a definition are schemas (JSON Schema 2020-12), as they are
 * compiled only when an answer is judged by them.
 *
 * @throws ContractError at the first place that is none
 */
export function checkSchemas(source: Source): void {
  const { components, ...rest } = source.value
  const { schemas, ...others } = isNode(components) ? components : {}
  for (const [name, schema] of Object.entries(isNode(schemas) ? schemas : {}))
    checkSchema(source, schema, ['components', 'schemas', name])
  visit(rest, [])
  visit(others, ['components'])

  function visit(value: unknown, at: SourcePath): void {
    if (Array.isArray(value))
      for (const [index, item] of value.entries()) visit(item, [...at, index])
    if (!isNode(value)) return
    for (const [key, member] of Object.entries(value)) {
      if (key === 'schema') checkSchema(source, member, [...at, key])
      else if (!literals.has(key) && !key.startsWith('x-')) visit(member, [...at, key])
    }
  }
}

/** What stands there is data, even if its members have names of keywords. */
const literals = new Set(['example', 'examples', 'default', 'const', 'enum'])

function checkSchema(source: Source, schema: unknown, at: SourcePath): void {
  ajv ??= new Ajv2020({ strict: false, logger: false })
  if (isSchema(schema) && ajv.validateSchema(schema) === true) {
    checkPatterns(source, schema, at)
    return
  }
  const [error] = ajv.errors ?? []
  const within = isSchema(schema)
    ? (error?.instancePath.split('/').slice(1).map(unescaped) ?? [])
    : []
  const why = isSchema(schema) ? `: it ${error?.message ?? 'is malformed'}` : ''
  throw source.error(
    [...at, ...within],
    `This is not a JSON Schema (2020-12)${why}.`,
    'Write it as the specification says.',
  )
}

function checkPatterns(source: Source, value: unknown, at: SourcePath): void {
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) checkPatterns(source, item, [...at, index])
  if (!isNode(value)) return
  const { pattern, patternProperties } = value
  const names = isNode(patternProperties) ? Object.keys(patternProperties) : []
  for (const text of [pattern, ...names])
    if (typeof text === 'string' && !isExpression(text))
      throw source.error(
        [...at, text === pattern ? 'pattern' : 'patternProperties'],
        'This is not a regular expression (ECMA-262, with the flag u).',
        'Escape characters that stand for themselves, and no others.',
      )
  for (const [key, member] of Object.entries(value))
    if (!literals.has(key) && !key.startsWith('x-')) checkPatterns(source, member, [...at, key])
}

function isExpression(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp
  } catch {
    return false
  }
}

const isSchema = (schema: unknown): schema is object | boolean =>
  typeof schema === 'boolean' || isNode(schema)

const unescaped = (step: string): string | number => {
  const name = step.replaceAll('~1', '/').replaceAll('~0', '~')
  return /^\d+$/.test(name) ? Number(name) : name
}
