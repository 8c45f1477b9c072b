import { isMap } from '../is-map.js'
import { complaint, type Complaint } from './complaint.js'
import { documentedSchemas } from './documented-schemas.js'
import type { TreePath } from './documented-operations.js'

/**
 * Keywords of JSON Schema 2020-12 and of OpenAPI 3.1 mean something; of any other name a validator takes no notice, so
 * that one which is misspelt lets everything pass. OpenAPI 3.0 allows no others.
 */
export function schemaKeywords(tree: unknown): Complaint[] {
  if (!isMap(tree) || !String(tree['openapi']).startsWith('3.1')) return []
  if (isOwnDialect(tree['jsonSchemaDialect'])) return []
  const found = new Map<string, Complaint>()
  for (const { at, schema } of documentedSchemas(tree)) {
    if (!isSchema(at) || isOwnDialect(schema['$schema'])) continue
    // What stands below such a name is no schema.
    if (found.size > 0 && at.some((_, index) => found.has(JSON.stringify(at.slice(0, index + 1)))))
      continue
    for (const key of Object.keys(schema)) {
      if (keywords.has(key) || key.startsWith('x-')) continue
      const place = [...at, key]
      found.set(JSON.stringify(place), complaint(`${key} is no keyword of a schema`, place))
    }
  }
  return [...found.values()]
}

const dialects =
  /^https:\/\/(?:spec\.openapis\.org\/oas\/3\.1\/|json-schema\.org\/draft\/2020-12\/)/

const isOwnDialect = (dialect: unknown): boolean =>
  typeof dialect === 'string' && !dialects.test(dialect)

/** What a schema holds and is none. */
const others = new Set<unknown>(['discriminator', 'xml', 'externalDocs'])
const mappings = new Set<unknown>(
  'properties patternProperties dependentSchemas $defs definitions schemas'.split(' '),
)

const isSchema = (at: TreePath): boolean => !others.has(at.at(-1)) || mappings.has(at.at(-2))

const keywords = new Set(
  (
    '$anchor $comment $defs $dynamicAnchor $dynamicRef $id $ref $schema $vocabulary ' +
    'additionalProperties allOf anyOf const contains contentEncoding contentMediaType contentSchema default ' +
    'dependentRequired dependentSchemas deprecated description else enum examples exclusiveMaximum ' +
    'exclusiveMinimum format if items maxContains maxItems maxLength maxProperties maximum minContains minItems ' +
    'minLength minProperties minimum multipleOf not oneOf pattern patternProperties prefixItems properties ' +
    'propertyNames readOnly required then title type unevaluatedItems unevaluatedProperties uniqueItems writeOnly ' +
    // Of OpenAPI.
    'discriminator example externalDocs xml ' +
    // Of older drafts, and of OpenAPI 3.0, for which there is a rule.
    '$recursiveAnchor $recursiveRef additionalItems definitions dependencies nullable'
  ).split(' '),
)
