/**
 * The candidate that `word` was probably meant to be, if there is one: at most a third of its
 * letters differ. Letter case does not count; two swapped neighbours count as one difference.
 */
export function nearestWord(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > 64) return undefined
  let nearest: string | undefined
  let smallest = Math.max(1, Math.floor(word.length / 3)) + 1
  for (const candidate of candidates) {
    // Each letter more or less is a difference.
    if (Math.abs(word.length - candidate.length) >= smallest) continue
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase())
    if (distance < smallest) {
      smallest = distance
      nearest = candidate
    }
  }
  return nearest
}

/** Optimal string alignment: insertions, deletions, substitutions and swaps of neighbours. */
function editDistance(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const differs = one[row - 1] === other[column - 1] ? 0 : 1
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + differs,
      )
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1)
      current.push(cost)
    }
    beforeLast = last
    last = current
  }
  return last[other.length] ?? 0
}
