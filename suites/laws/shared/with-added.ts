/** A target chooses the links itself, no matter which ones were sent (HAL, 4.1.1). */
const isLinks = (member: string): boolean => member === '_links'

/** The same representation with something at the end of each text; what is no text for people stays as it is. */
export function withAdded(value: unknown, added: string): unknown {
  if (typeof value === 'string') return /\s/.test(value) ? `${value} ${added}` : value
  if (Array.isArray(value)) return value.map((one) => withAdded(one, added))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, isLinks(name) ? one : withAdded(one, added)]),
  )
}
