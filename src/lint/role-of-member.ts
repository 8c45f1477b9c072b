/**
 * What stands at a place in an OpenAPI document: an `object` of the specification, a mapping whose
 * keys are free `names`, or `literal` data in which nothing has a meaning, not even `$ref`.
 */
export type Role = 'object' | 'names' | 'literal'

const literals = new Set(
  '$vocabulary const dataValue default dependentRequired enum example value'.split(' '),
)

const named = new Set(
  (
    '$defs additionalOperations callbacks content definitions dependentSchemas encoding examples ' +
    'headers links mapping parameters pathItems patternProperties paths properties requestBodies ' +
    'responses schemas securitySchemes variables webhooks'
  ).split(' '),
)

/** Role of a member, given the role of the mapping or list that holds it. */
export function roleOfMember(key: string | number, value: unknown, parent: Role): Role {
  if (parent === 'literal') return 'literal'
  if (parent === 'names' || typeof key === 'number') return 'object'
  if (literals.has(key) || key.startsWith('x-')) return 'literal'
  if (key === 'examples' && Array.isArray(value)) return 'literal'
  return named.has(key) && !Array.isArray(value) ? 'names' : 'object'
}
