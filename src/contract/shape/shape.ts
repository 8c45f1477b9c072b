import type { SchemaNode } from '../schema-node.js'

/** How a body is judged: which part of it answers for which requirement. */
export type Shape =
  /** Judged as a whole: no named object schema stands in it. */
  | { readonly kind: 'value'; readonly schema: SchemaNode }
  /** An instance of a named object schema, which holds requirements of its own. */
  | { readonly kind: 'named'; readonly name: string; readonly schema: SchemaNode }
  | {
      readonly kind: 'list'
      readonly schema: SchemaNode
      readonly own: SchemaNode
      readonly items: Shape
    }
  /** An object without a name of its own in which named ones stand. */
  | {
      readonly kind: 'object'
      readonly schema: SchemaNode
      readonly own: SchemaNode
      readonly members: ReadonlyMap<string, Shape>
      /** Of members that have no shape of their own. */
      readonly others?: Shape
    }
  /** One of several. */
  | { readonly kind: 'choice'; readonly schema: SchemaNode; readonly branches: readonly Shape[] }

/** A link that each instance of a schema has: `carried` in its `x-assay-links`. */
export interface CarriedLink {
  readonly relation: string
  readonly level: 'must' | 'should'
  /** Only an item of a list has it, or only what stands by itself; absent where both have it. */
  readonly where?: 'lists' | 'alone'
}

/** A member that each instance of a schema should have: `x-assay-listed`. */
export interface ListedMember {
  readonly member: string
  /** Only an item of a list should have it, or only what stands by itself; absent where both should. */
  readonly where?: 'lists' | 'alone'
}

/** A named object schema that holds requirements: one for each member, one for each that must or should be there. */
export interface NamedSchema {
  readonly name: string
  /** `x-assay-clause`. */
  readonly clause?: string
  /** Its type: an object, perhaps null. */
  readonly own: SchemaNode
  readonly members: ReadonlyMap<string, SchemaNode>
  readonly required: readonly string[]
  readonly listed: readonly ListedMember[]
  readonly carried: readonly CarriedLink[]
  /** What it asks for besides members. */
  readonly rest: readonly SchemaNode[]
}
