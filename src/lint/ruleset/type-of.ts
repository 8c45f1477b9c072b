/** The JSON type of a value; `integer` is told apart from `number` (JSON Schema 2020-12, section 6.1.1). */
export function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value
}
