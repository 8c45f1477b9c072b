import type { SchemaNode } from '../schema-node.js'
import type { SchemaBook } from '../shape/schema-book.js'
import type { Shape } from '../shape/shape.js'

/** Id of the requirement of a member of a named schema, or of its presence. */
export type IdOf = (schema: string, member: string, aspect?: 'present') => string

/** What a named schema asks of an instance. */
export interface NamedRows {
  /** What it must be for its members to be looked at. */
  readonly own: SchemaNode
  readonly required: readonly { readonly member: string; readonly requirement: string }[]
  readonly members: readonly {
    readonly member: string
    readonly requirement: string
    readonly shape: Shape
  }[]
  readonly rest: readonly SchemaNode[]
}

/** Puts the rows of each named schema together once, for all instances in a body. */
export function namedRows(book: SchemaBook, idOf: IdOf): (name: string) => NamedRows {
  const found = new Map<string, NamedRows>()
  return (name) => {
    const known = found.get(name)
    if (known) return known
    const schema = book.named(name)
    const rows: NamedRows = {
      own: schema?.own ?? {},
      required: (schema?.required ?? []).map((member) => {
        return { member, requirement: idOf(name, member, 'present') }
      }),
      members: [...(schema?.members ?? [])].map(([member, value]) => {
        return { member, requirement: idOf(name, member), shape: book.shapeOf(value) }
      }),
      rest: schema?.rest ?? [],
    }
    found.set(name, rows)
    return rows
  }
}
