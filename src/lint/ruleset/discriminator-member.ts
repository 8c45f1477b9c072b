import { isMap, type DataMap } from '../is-map.js'
import { complaint, type Complaint } from './complaint.js'
import { documentedSchemas } from './documented-schemas.js'
import { schemaMembers } from './schema-members.js'

/**
 * The property by which alternatives are told apart is described, by each of them or by what they stand in (OpenAPI
 * 3.1, section 4.8.25): of one that is not, no client can tell which alternative a value is.
 */
export function discriminatorMember(tree: unknown): Complaint[] {
  return [...documentedSchemas(tree)].flatMap(({ at, schema }) => {
    const { discriminator } = schema
    const name = isMap(discriminator) ? discriminator['propertyName'] : undefined
    if (typeof name !== 'string' || mayHave(own(schema), name)) return []
    const alternatives = ['oneOf', 'anyOf'].flatMap((key) =>
      Array.isArray(schema[key])
        ? schema[key].map((one: unknown, index) => ({ one, place: [...at, key, index] }))
        : [],
    )
    const told = `the discriminator goes by ${name}, which is not described`
    if (alternatives.length === 0)
      return [complaint(told, [...at, 'discriminator', 'propertyName'])]
    return alternatives
      .filter(({ one }) => !mayHave(one, name))
      .map(({ place }) => complaint(`${told} here`, place))
  })
}

/** Without its alternatives. */
function own({ oneOf: _, anyOf: __, ...schema }: DataMap): DataMap {
  return schema
}

function mayHave(schema: unknown, name: string): boolean {
  const { members, whole } = schemaMembers(schema)
  return !whole || members.has(name)
}
