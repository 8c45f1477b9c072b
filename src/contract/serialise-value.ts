import type { Parameter } from './operation.js'

/** A value as it goes into a request, before percent-encoding. */
export function serialiseValue(value: unknown, separator: Parameter['separator']): string {
  if (Array.isArray(value)) {
    return value.map((item) => serialiseValue(item, separator)).join(separator ?? ',')
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
