import { isMap } from '../is-map.js'
import type { Part } from './operation.js'

/** Whether a response declares a header field; names are compared without letter case (RFC 9110, 5.1). */
export function declaresHeader({ value }: Part, name: string): 'yes' | 'no' | 'unknown' {
  const { headers } = value
  if ('$ref' in value || (isMap(headers) && typeof headers['$ref'] === 'string')) return 'unknown'
  const names = isMap(headers) ? Object.keys(headers) : []
  return names.some((other) => other.toLowerCase() === name.toLowerCase()) ? 'yes' : 'no'
}
