import { isMap } from '../is-map.js'

/** The members that a schema describes. */
export interface SchemaMembers {
  /** By name; a member that several parts describe has several schemas. */
  readonly members: ReadonlyMap<string, readonly unknown[]>
  /** False when a part of the schema cannot be seen, so that a missing member means nothing. */
  readonly whole: boolean
  /** It says itself what other members are, or that there may be any. */
  readonly open: boolean
}

const opening = [
  ...(['additionalProperties', 'unevaluatedProperties'] as const),
  ...(['patternProperties', 'dependentSchemas'] as const),
]
const composing = ['allOf', 'anyOf', 'oneOf'] as const

/** Members of an object schema, those of composed schemas included. */
export function schemaMembers(schema: unknown): SchemaMembers {
  const members = new Map<string, unknown[]>()
  let whole = true
  let open = false
  const visit = (part: unknown): void => {
    if (!isMap(part)) return
    if ('$ref' in part || '$dynamicRef' in part) whole = false
    if (opening.some((key) => key in part && part[key] !== false)) open = true
    for (const [name, member] of isMap(part['properties'])
      ? Object.entries(part['properties'])
      : [])
      members.set(name, [...(members.get(name) ?? []), member])
    for (const key of composing) if (Array.isArray(part[key])) part[key].forEach(visit)
    for (const key of ['if', 'then', 'else']) visit(part[key])
  }
  visit(schema)
  return { members, whole, open }
}
