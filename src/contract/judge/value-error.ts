import { compileSchema } from '../compile-schema.js'
import { dereference } from '../dereference.js'
import type { SchemaNode } from '../schema-node.js'

/** What is wrong with a value, at the first place where something is. */
export interface ValueError {
  /** JSON Pointer from the value on. */
  readonly pointer: string
  readonly value: unknown
  /** The part of the schema that it offends. */
  readonly schema: SchemaNode
}

type Check = (value: unknown) => ValueError | undefined

const checks = new WeakMap<SchemaNode, Check>()

/** Checks a value against a schema of a definition; the schema is compiled on first use. */
export function valueError(
  definition: SchemaNode,
  schema: SchemaNode,
  value: unknown,
): ValueError | undefined {
  const known = checks.get(schema)
  if (known) return known(value)
  const check = checkOf(definition, schema)
  checks.set(schema, check)
  return check(value)
}

function checkOf(definition: SchemaNode, schema: SchemaNode): Check {
  const errorsOf = compileSchema(dereference(definition, schema))
  return (value) => {
    const error = errorsOf(value)[0]
    if (!error) return undefined
    const { instancePath: pointer, data, parentSchema } = error
    return { pointer, value: data, schema: parentSchema ?? schema }
  }
}
