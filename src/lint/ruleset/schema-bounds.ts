import type { DataMap } from '../is-map.js'
import { complaint, type Complaint } from './complaint.js'
import { documentedSchemas } from './documented-schemas.js'

/** A keyword that bounds a value from below, one that does so from above, and those that exclude the bound itself. */
const pairs = [
  ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minContains', 'maxContains'],
  ['minProperties', 'maxProperties'],
] as const

/** The bounds of a schema leave a value between them. */
export function schemaBounds(tree: unknown): Complaint[] {
  return [...documentedSchemas(tree)].flatMap(({ at, schema }) =>
    pairs.flatMap(([from, to, ...excluding]) => {
      const upper = boundsOf(schema, to, excluding[1])
      for (const below of boundsOf(schema, from, excluding[0]))
        for (const above of upper)
          if (below.value > above.value || (below.value === above.value && isOpen(below, above)))
            return [complaint(`${below.told} and ${above.told} leave no value`, [...at, above.key])]
      return []
    }),
  )
}

interface Bound {
  readonly key: string
  readonly value: number
  /** Whether the bound itself is no value. */
  readonly excluded: boolean
  readonly told: string
}

const isOpen = (...bounds: readonly Bound[]): boolean => bounds.some(({ excluded }) => excluded)

/** In OpenAPI 3.0 a keyword that excludes stands beside the plain one and is a boolean, since 3.1 it is a number. */
function boundsOf(schema: DataMap, plain: string, excluding?: string): readonly Bound[] {
  const [value, other] = [schema[plain], excluding && schema[excluding]]
  const excluded = other === true
  return [
    ...(typeof value === 'number'
      ? [{ key: plain, value, excluded, told: `${plain} ${value}${excluded ? ' (excluded)' : ''}` }]
      : []),
    ...(typeof other === 'number' && excluding !== undefined
      ? [{ key: excluding, value: other, excluded: true, told: `${excluding} ${other}` }]
      : []),
  ]
}
