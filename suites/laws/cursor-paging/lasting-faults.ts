import type { Operation, Stage, Walk } from '../../../src/scenario/index.js'
import { isSame } from '../shared/is-same.js'

/** Walks of a list that keeps changing before it is given up. */
const mostLooks = 6

/** What was wrong with a list each time that it was looked at. */
export interface LastingFaults {
  /** Faults that are there whenever one looks, named as `look` names them. */
  readonly faults: ReadonlySet<string>
  /** Whether the list stood still during the last look. */
  readonly still: boolean
}

/**
 * Looks at a list again that seemed to be faulty, for a list may change under one's eyes: accounts come
 * and go, and move from one page to another. Where the list was the same before and after a look, what
 * the look found is a fault if something of it was found before, or if the next such look finds some as well: what is
 * narrowed may look the same while the list behind it moves. Where it was not, only what every one of several looks
 * finds is a fault.
 *
 * @param suspected faults that were found first
 * @param look asks for what is to be compared, and tells the faults given the list before and after
 */
export async function lastingFaults(
  { walkListAgain }: Stage,
  operation: Operation,
  suspected: readonly string[],
  look: (before: Walk) => Promise<(after: Walk) => Iterable<string>>,
): Promise<LastingFaults> {
  let lasting: ReadonlySet<string> | undefined
  let isFaulty = false
  let before = await walkListAgain(operation)
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const judge = await look(before)
    const after = await walkListAgain(operation)
    const seen = new Set(judge(after))
    if (isSame(before, after)) {
      if (isFaulty || seen.size === 0 || suspected.some((one) => seen.has(one)))
        return { faults: seen, still: true }
      isFaulty = true
    }
    const known: ReadonlySet<string> = lasting ?? seen
    lasting = new Set([...seen].filter((one) => known.has(one)))
    if (lasting.size === 0) break
    before = after
  }
  return { faults: lasting ?? new Set(), still: false }
}
