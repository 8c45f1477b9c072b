import type { Operation } from '../operation.js'
import type { SchemaNode } from '../schema-node.js'
import { schemaIndex } from '../shape/schema-index.js'
import type { CarriedLink, ListedMember, NamedSchema, Shape } from '../shape/shape.js'

/** The requirement for something that must or should be there. */
interface Row {
  readonly requirement?: string
  /** Whether it only should. */
  readonly lacking?: true
}

/** What a named schema asks of an instance, and which requirement answers for what. */
export interface NamedRows {
  /** What it must be for its members to be looked at. */
  readonly own: SchemaNode
  /** Members that it must have, and those that it should have. */
  readonly due: readonly (ListedMember & Row)[]
  readonly carried: readonly (CarriedLink & Row)[]
  readonly members: readonly {
    readonly member: string
    readonly requirement?: string
    readonly shape: Shape
  }[]
  readonly rest: readonly SchemaNode[]
}

const found = new WeakMap<SchemaNode, Map<string, NamedRows>>()

const dueMembers = ({ required, listed }: NamedSchema): readonly (ListedMember & Row)[] => [
  ...required.map((member) => ({ member })),
  ...listed.map((one) => ({ ...one, lacking: true }) as const),
]

/**
 * The rows of a named schema, put together once for all bodies.
 *
 * @param operation any of those that the definition describes
 */
export function namedRows({ definition, requirement }: Operation, name: string): NamedRows {
  let rows = found.get(definition)
  if (!rows) found.set(definition, (rows = new Map()))
  const known = rows.get(name)
  if (known) return known
  const book = schemaIndex(definition)
  const schema = book.named(name)
  const made: NamedRows = {
    own: schema?.own ?? {},
    due: (schema ? dueMembers(schema) : []).map((one) => {
      const about = { kind: 'presence', schema: name, member: one.member } as const
      return { ...one, requirement: requirement(about) }
    }),
    carried: (schema?.carried ?? []).map((link) => {
      const about = { kind: 'carried', schema: name, relation: link.relation } as const
      return {
        ...link,
        requirement: requirement(about),
        lacking: link.level === 'should' || undefined,
      }
    }),
    members: [...(schema?.members ?? [])].map(([member, value]) => {
      const about = { kind: 'member', schema: name, member } as const
      return { member, requirement: requirement(about), shape: book.shapeOf(value) }
    }),
    rest: schema?.rest ?? [],
  }
  rows.set(name, made)
  return made
}
