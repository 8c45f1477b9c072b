import { compileSchema } from '../compile-schema.js'
import { dereference } from '../dereference.js'
import type { SchemaNode } from '../schema-node.js'

/** Whether a value fits a schema. */
export type ValueCheck =
  | { readonly kind: 'fits' }
  | ({ readonly kind: 'misfit' } & ValueError)
  /** A pattern of the schema took too long. */
  | { readonly kind: 'undecided'; readonly because: string }

/** What is wrong with a value, at the first place where something is. */
interface ValueError {
  /** JSON Pointer from the value on. */
  readonly pointer: string
  readonly value: unknown
  /** The part of the schema that it offends. */
  readonly schema: SchemaNode
}

type Check = (value: unknown) => ValueCheck

const checks = new WeakMap<SchemaNode, Check>()
const fits: ValueCheck = { kind: 'fits' }

/** Checks a value against a schema of a definition; the schema is compiled on first use. */
export function checkValue(definition: SchemaNode, schema: SchemaNode, value: unknown): ValueCheck {
  const known = checks.get(schema)
  if (known) return known(value)
  const check = checkOf(definition, schema)
  checks.set(schema, check)
  return check(value)
}

function checkOf(definition: SchemaNode, schema: SchemaNode): Check {
  const check = compileSchema(dereference(definition, schema))
  return (value) => {
    const checked = check(value)
    if (checked.kind === 'undecided') return checked
    const [error] = checked.errors
    if (!error) return fits
    const { instancePath: pointer, data, parentSchema } = error
    return { kind: 'misfit', pointer, value: data, schema: parentSchema ?? schema }
  }
}
