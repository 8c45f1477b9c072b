/** JSON with the members of each object in one order: that in which they were written means nothing. */
export function inMemberOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inMemberOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, one]) => [name, inMemberOrder(one)] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}
