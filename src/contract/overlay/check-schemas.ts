import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
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

/** What stands there is data, whatever its members are called. */
const literals = new Set(['example', 'examples', 'default', 'const', 'enum'])

function checkSchema(source: Source, schema: unknown, at: SourcePath): void {
  ajv ??= createAjv()
  if (isSchema(schema) && ajv.validateSchema(schema) === true) return
  const [error] = ajv.errors ?? []
  const within = isSchema(schema)
    ? (error?.instancePath.split('/').slice(1).map(unescaped) ?? [])
    : []
  const why = isSchema(schema) ? `: it ${error?.message ?? 'is malformed'}` : ''
  throw source.error(
    [...at, ...within],
    `This is no JSON Schema (2020-12)${why}.`,
    'Write it as the specification has it.',
  )
}

const isSchema = (schema: unknown): schema is object | boolean =>
  typeof schema === 'boolean' || isNode(schema)

const unescaped = (step: string): string | number => {
  const name = step.replaceAll('~1', '/').replaceAll('~0', '~')
  return /^\d+$/.test(name) ? Number(name) : name
}

function createAjv(): Ajv2020 {
  const instance = new Ajv2020({ strict: false, logger: false, validateFormats: true })
  addFormats.default(instance, { formats: ['regex', 'uri-reference', 'uri'] })
  return instance
}
