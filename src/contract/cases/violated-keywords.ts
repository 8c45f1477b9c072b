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

/**
 * Which limits of a schema a value offends, in no particular order. One for which it cannot be decided counts, as it
 * is named `undecided` then.
 */
export function violatedKeywords(schema: SchemaNode, value: unknown): readonly string[] {
  return limits.flatMap((keyword) => {
    if (!Object.hasOwn(schema, keyword)) return []
    const checked = compileSchema({ [keyword]: schema[keyword] })(value)
    if (checked.kind === 'undecided') return ['undecided']
    return checked.errors.length > 0 ? [keyword] : []
  })
}
