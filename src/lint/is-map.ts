/** A JSON object or YAML mapping. */
export type DataMap = Readonly<Record<string, unknown>>

/** True for a mapping; false for lists, scalars and nothing. */
export function isMap(value: unknown): value is DataMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
