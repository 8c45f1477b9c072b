import { isMap, type DataMap } from './is-map.js'
import { roleOfMember, type Role } from './role-of-member.js'
import type { DataPath } from './source-file.js'

/** A component that is used by its name, without a reference. */
export interface NamedComponent {
  /** Where it is named. */
  readonly from: DataPath
  /** `securitySchemes/apiKey` */
  readonly to: string
}

/**
 * What a document uses by name: security schemes in security requirements, schemas in the mapping of a discriminator,
 * and schemas that extend one with a discriminator, whose names are its values (OpenAPI 3.1, section 4.8.25).
 */
export function* namedComponents(document: DataMap): Generator<NamedComponent> {
  // An alias of YAML is one object in several places.
  const seen = new Set<object>()
  yield* visit(document, [], 'object')

  function* visit(value: unknown, path: DataPath, role: Role): Generator<NamedComponent> {
    if (typeof value !== 'object' || value === null || role === 'literal' || seen.has(value)) return
    seen.add(value)
    if (role === 'object' && isMap(value)) {
      yield* schemesOf(value, path)
      yield* mappedBy(value, path)
      yield* extendedBy(value, path, document)
    }
    for (const [key, member] of Object.entries(value)) {
      const segment = Array.isArray(value) ? Number(key) : key
      yield* visit(member, [...path, segment], roleOfMember(segment, member, role))
    }
  }
}

function* schemesOf({ security }: DataMap, from: DataPath): Generator<NamedComponent> {
  for (const alternative of Array.isArray(security) ? security.filter(isMap) : [])
    for (const name of Object.keys(alternative)) yield { from, to: `securitySchemes/${name}` }
}

function* mappedBy({ discriminator }: DataMap, from: DataPath): Generator<NamedComponent> {
  const mapping = isMap(discriminator) ? discriminator['mapping'] : undefined
  for (const value of isMap(mapping) ? Object.values(mapping) : [])
    if (typeof value === 'string')
      yield { from, to: `schemas/${value.replace(/^#\/components\/schemas\//, '')}` }
}

/** The schema that extends one with a discriminator is used where that is. */
function* extendedBy(
  { allOf }: DataMap,
  path: DataPath,
  document: DataMap,
): Generator<NamedComponent> {
  const [first, section, name] = path
  if (path.length !== 3 || first !== 'components' || section !== 'schemas' || !Array.isArray(allOf))
    return
  const components = isMap(document['components']) ? document['components'] : {}
  const schemas = isMap(components['schemas']) ? components['schemas'] : {}
  for (const part of allOf.filter(isMap)) {
    const [, extended = ''] = /^#\/components\/schemas\/([^/]+)$/.exec(String(part['$ref'])) ?? []
    const schema = Object.hasOwn(schemas, extended) ? schemas[extended] : undefined
    if (isMap(schema) && isMap(schema['discriminator']))
      yield { from: ['components', 'schemas', extended], to: `schemas/${name}` }
  }
}
