/**
 * Hands out values that can be used once.
 *
 * @returns the index of the value that the user is to have, or undefined when all are taken
 */
export type Take = (name: string, values: readonly string[], user: string) => number | undefined

/**
 * Hands out each value once, in their order.
 *
 * @param choose among the indices that are left, which are never none, the one that the user is to have; the first one
 * by default
 */
export function createTake(
  choose: (left: readonly number[], values: readonly string[], user: string) => number = ([
    first = 0,
  ]) => first,
): Take {
  const taken = new Map<string, Set<number>>()
  return (name, values, user) => {
    const gone = taken.get(name) ?? new Set()
    taken.set(name, gone)
    const left = [...values.keys()].filter((at) => !gone.has(at))
    if (left.length === 0) return undefined
    const at = choose(left, values, user)
    gone.add(at)
    return at
  }
}
