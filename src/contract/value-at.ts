/**
 * The value that a JSON Pointer (RFC 6901) names, or undefined when there is none.
 *
 * @param document any JSON value
 * @param pointer `` for the whole, `/items/0/id` for a part
 */
export function valueAt(document: unknown, pointer: string): unknown {
  if (pointer === '') return document
  let value: unknown = document
  for (const token of pointer.slice(1).split('/')) {
    if (typeof value !== 'object' || value === null) return undefined
    const key = token.includes('~') ? token.replaceAll('~1', '/').replaceAll('~0', '~') : token
    if (!Object.hasOwn(value, key)) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return value
}
