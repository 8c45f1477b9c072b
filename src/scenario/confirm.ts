import type { Answer } from './answer.js'
import type { Comparison } from './comparison.js'
import { type Expectation, expectationOf } from './expectation.js'
import type { Observation } from './ledger.js'
import { observationOf } from './observation-of.js'
import type { Seen } from './verification.js'

/** Times that something is read that keeps failing: what comes and goes is away for several readings at a time. */
const mostReadings = 7

/** What one reading came to. */
export interface Sighting {
  readonly answer: Answer
  readonly observation: Observation
  /** What was wrong, one by one. */
  readonly faults: readonly string[]
}

/**
 * Reads and compares, and does so again as long as the same thing is wrong. Two answers that are compared are read anew
 * each time, one after the other, so that between two readings of either lies one of the other: what is wrong each time
 * did not come of a change in between.
 *
 * @param onReading is told how many readings there were before each one
 * @returns what the last reading came to; what is wrong in it and was not wrong each time held once, and passes
 */
export async function confirm(
  read: (compare: (seen: Seen) => Expectation) => Promise<void>,
  onReading: (before: number) => void,
): Promise<readonly Sighting[]> {
  let lasting: readonly string[] | undefined
  for (let readings = 0; ; readings += 1) {
    onReading(readings)
    const sightings = await readOnce(read)
    const faults = new Set(sightings.flatMap((one) => one.faults))
    lasting = (lasting ?? [...faults]).filter((one) => faults.has(one))
    if (lasting.length > 0 && readings + 1 < mostReadings) continue
    const known = new Set(lasting)
    return sightings.map((one) => (one.faults.some((fault) => known.has(fault)) ? one : held(one)))
  }
}

async function readOnce(
  read: (compare: (seen: Seen) => Expectation) => Promise<void>,
): Promise<readonly Sighting[]> {
  const sightings: Sighting[] = []
  const note = (answer: Answer, compare: () => Comparison): boolean => {
    let comparison: Comparison | undefined
    const observation = observationOf(answer, () => (comparison = compare()))
    const wrong = comparison?.faults ?? [comparison?.expected ?? '']
    sightings.push({ answer, observation, faults: observation.verdict === 'fail' ? wrong : [] })
    return observation.verdict === 'pass'
  }
  await read((seen) => expectationOf(seen, note))
  return sightings
}

/** All that is wrong in it now was right at an earlier time. */
const held = (one: Sighting): Sighting =>
  one.observation.verdict === 'fail'
    ? { ...one, observation: { ...one.observation, verdict: 'pass' } }
    : one
