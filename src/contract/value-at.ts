/** The keys of pointers that were asked for: most are asked for again, item by item. */
const known = new Map<string, readonly string[]>()
/** How many are kept, and characters of one: names of members are the target's. */
const mostKnown = { pointers: 1000, characters: 200 }

/**
 * The value that a JSON Pointer (RFC 6901) names, or undefined when there is none.
 *
 * @param document any JSON value
 * @param pointer `` for the whole, `/items/0/id` for a part
 */
export function valueAt(document: unknown, pointer: string): unknown {
  if (pointer === '') return document
  let value: unknown = document
  for (const key of keysOf(pointer)) {
    if (typeof value !== 'object' || value === null) return undefined
    if (!Object.hasOwn(value, key)) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return value
}

function keysOf(pointer: string): readonly string[] {
  const before = known.get(pointer)
  if (before !== undefined) return before
  const tokens = pointer.slice(1).split('/')
  const keys = tokens.map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
  const isShort = pointer.length <= mostKnown.characters
  if (isShort && known.size < mostKnown.pointers) known.set(pointer, keys)
  return keys
}
