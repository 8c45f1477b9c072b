/**
 * Divides room among many so that who needs little gets all of it, and what is left is shared out evenly among the
 * others (max-min fairness). The order does not matter.
 *
 * @returns the most that each may take for all of them to fit; Infinity when there is room for everything
 */
export function fairShare(needs: readonly number[], room: number): number {
  let left = room
  let others = needs.length
  for (const need of needs.toSorted((a, b) => a - b)) {
    if (need * others > left) return Math.floor(left / others)
    left -= need
    others -= 1
  }
  return Infinity
}
