import { dereference } from '../../src/contract/dereference.js'
import { isNode } from '../../src/contract/is-node.js'
import type { SchemaNode } from '../../src/contract/schema-node.js'
import { listedMembers } from '../../src/contract/shape/listed-members.js'
import { flattenSchema } from '../../src/contract/shape/flatten-schema.js'
import { sampleText } from '../../src/contract/cases/sample-text.js'
import type { Json, JsonObject } from '../alterations/change-json.js'

/** It carries a version, as every one does. */
const profile = 'https://profiles.bank.example/refusal/1.0.0'
const status = /^status(?:Code)?$/

/** The smallest refusal that has what it must and should have, and that tells its status wherever the schema has a place for it. */
export function minimalRefusal(definition: SchemaNode, schema: SchemaNode, code: number): Json {
  const { members, required, isObject } = flattenSchema(definition, schema)
  const listed = listedMembers(definition, isNode(schema) ? schema : {}).map(({ member }) => member)
  if (!isObject) return minimalScalar(dereference(definition, schema))
  const tells = (member: SchemaNode): boolean =>
    [...flattenSchema(definition, member).members.keys()].some((name) => status.test(name))
  const body: JsonObject = {}
  for (const [name, member] of members) {
    if (status.test(name)) body[name] = code
    else if (name === '_profile' && listed.includes(name)) body[name] = profile
    else if (required.includes(name) || listed.includes(name) || tells(member))
      body[name] = minimalRefusal(definition, member, code)
  }
  return body
}

function minimalScalar(schema: SchemaNode): Json {
  const { type, enum: values, minimum, allOf } = schema
  if (Array.isArray(values)) return values[0] as Json
  if (type === 'integer' || type === 'number') return typeof minimum === 'number' ? minimum : 0
  if (type === 'boolean') return false
  if (type === 'array') return []
  const [part] = Array.isArray(allOf) ? allOf : []
  if (type === undefined && isNode(part)) return minimalScalar(part)
  return sampleText(schema, ['about:blank']) ?? ''
}
