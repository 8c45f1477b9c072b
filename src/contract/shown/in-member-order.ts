import { isNode } from '../is-node.js'

/** JSON with the members of each object in one order: that in which they were written means nothing. */
export function inMemberOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inMemberOrder)
  if (!isNode(value)) return value
  const names = Object.keys(value).toSorted()
  // Written one after the other, in half the time of a list of entries; this one name would be no member then.
  if (names.includes('__proto__'))
    return Object.fromEntries(names.map((name) => [name, inMemberOrder(value[name])]))
  const ordered: Record<string, unknown> = {}
  for (const name of names) ordered[name] = inMemberOrder(value[name])
  return ordered
}
