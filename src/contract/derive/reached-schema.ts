import type { NamedSchema } from '../shape/shape.js'
import type { SchemaNode } from '../schema-node.js'

/** A named object schema, and the operations that can answer an instance of it. */
export interface ReachedSchema extends NamedSchema {
  readonly interface: string
  readonly clause: string
  readonly definition: SchemaNode
  readonly operations: readonly string[]
}
