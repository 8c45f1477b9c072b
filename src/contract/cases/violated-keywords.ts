import { compileSchema } from '../compile-schema.js'
import type { SchemaNode } from '../schema-node.js'

/** Keywords of which a value is checked one by one, so that each that it offends is seen. */
const limits = [
  'type',
  'enum',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
]

/** Which limits of a schema a value offends, in no particular order. */
export function violatedKeywords(schema: SchemaNode, value: unknown): readonly string[] {
  return limits.filter(
    (keyword) =>
      keyword in schema && compileSchema({ [keyword]: schema[keyword] })(value).length > 0,
  )
}
