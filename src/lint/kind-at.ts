import { roleOfMember, type Role } from './role-of-member.js'
import type { DataPath } from './source-file.js'

const schemas = 'schemas'
/** What the mappings, the lists and the other members of these names hold, as `components` calls it. */
const inMappings = new Map<string, string>([
  ...'callbacks examples headers links parameters requestBodies responses securitySchemes pathItems'
    .split(' ')
    .map((name): [string, string] => [name, name]),
  ...['paths', 'webhooks'].map((name): [string, string] => [name, 'pathItems']),
  ...['$defs', 'definitions', 'dependentSchemas', 'patternProperties', 'properties', schemas].map(
    (name): [string, string] => [name, schemas],
  ),
])
const inLists = new Map([
  ['parameters', 'parameters'],
  ...['allOf', 'anyOf', 'oneOf', 'prefixItems'].map((name): [string, string] => [name, schemas]),
])
const ofSchemas = new Set(
  (
    'additionalProperties contains contentSchema else if items not propertyNames schema then ' +
    'unevaluatedItems unevaluatedProperties'
  ).split(' '),
)

/** What belongs at a place of a definition, as `components` calls it: `schemas`; undefined where that is not told. */
export function kindAt(path: DataPath): string | undefined {
  let role: Role = 'object'
  let kind: string | undefined
  for (const [index, key] of path.entries()) {
    const around = String(path[index - 1])
    if (typeof key === 'number') kind = inLists.get(around)
    else if (role === 'names') kind = inMappings.get(around)
    else kind = ofSchemas.has(key) ? schemas : undefined
    role = roleOfMember(key, typeof path[index + 1] === 'number' ? [] : undefined, role)
  }
  return kind
}
