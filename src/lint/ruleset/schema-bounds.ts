import type { DataMap } from '../is-map.js'
import { complaint, type Complaint } from './complaint.js'
import { documentedSchemas } from './documented-schemas.js'
import { typeOf } from './type-of.js'

/** A keyword that bounds a value from below, one that does so from above, and those that exclude the bound itself. */
const pairs = [
  ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minContains', 'maxContains'],
  ['minProperties', 'maxProperties'],
] as const

/** The bounds of a schema leave a value between them, and its constants fit. */
export function schemaBounds(tree: unknown): Complaint[] {
  return [...documentedSchemas(tree)].flatMap(({ at, schema }) => [
    ...contradictions(schema).map(([key, told]) => complaint(told, [...at, key])),
    ...pairs.flatMap(([from, to, ...excluding]) => {
      const upper = boundsOf(schema, to, excluding[1])
      for (const below of boundsOf(schema, from, excluding[0]))
        for (const above of upper)
          if (below.value > above.value || (below.value === above.value && isOpen(below, above)))
            return [complaint(`${below.told} and ${above.told} leave no value`, [...at, above.key])]
      return []
    }),
  ])
}

/** Beyond bounds: the keyword at fault, and what is wrong with it. */
function contradictions(schema: DataMap): readonly [key: string, told: string][] {
  const { type, const: only, enum: values, readOnly, writeOnly } = schema
  const types = [type].flat().map(String)
  const is = typeOf(only)
  const isOfType = types.includes(is) || (is === 'integer' && types.includes('number'))
  return [
    ...('const' in schema && type !== undefined && !isOfType
      ? [
          [
            'const',
            `const ${JSON.stringify(only)} and type ${types.join(', ')} leave no value`,
          ] as [string, string],
        ]
      : []),
    ...(Array.isArray(values) && values.length === 0
      ? [['enum', 'enum without a value leaves none'] as [string, string]]
      : []),
    ...(readOnly === true && writeOnly === true
      ? [
          ['writeOnly', 'readOnly and writeOnly leave no way for the value to travel'] as [
            string,
            string,
          ],
        ]
      : []),
  ]
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
