import { kilometresOfMile } from '../../../contract/distance/read-distance.js'

/** A circle that a search goes around its centre. */
export interface Circle {
  readonly unit: 'mi' | 'km' | 'none'
  readonly miles: number
  readonly hasFraction: boolean
}

/** Reads the radius of a search; it is in miles where it has no unit. Undefined where it is none, or several. */
export function circleOf(query: URLSearchParams): Circle | undefined {
  const [, digits, unit] = /^([0-9]+(?:\.[0-9]+)?)(mi|km)?$/.exec(only(query, 'radius') ?? '') ?? []
  if (digits === undefined) return undefined
  return {
    unit: unit === 'mi' || unit === 'km' ? unit : 'none',
    hasFraction: !Number.isInteger(Number(digits)),
    miles: unit === 'km' ? Number(digits) / kilometresOfMile : Number(digits),
  }
}

/** The value of a parameter that is given once. */
export const only = (query: URLSearchParams, name: string): string | undefined => {
  const values = query.getAll(name)
  return values.length === 1 ? values[0] : undefined
}
