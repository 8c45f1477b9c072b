import { compileSchema } from '../../src/contract/compile-schema.js'
import { dereference } from '../../src/contract/dereference.js'
import type { SchemaNode } from '../../src/contract/schema-node.js'
import { schemaIndex } from '../../src/contract/shape/schema-index.js'

/** Tells whether a value may stand in a member of a named schema. */
export function memberValidity(
  definition: SchemaNode,
  schema: string,
  member: string,
): (value: unknown) => boolean {
  let check: ReturnType<typeof compileSchema> | undefined
  return (value) => {
    check ??= compileSchema(memberSchema(definition, schema, member))
    const checked = check(value)
    return checked.kind === 'checked' && checked.errors.length === 0
  }
}

/** What a member of a named schema may be, without any `$ref`. */
export const memberSchema = (definition: SchemaNode, schema: string, member: string): SchemaNode =>
  dereference(definition, schemaIndex(definition).named(schema)?.members.get(member))
