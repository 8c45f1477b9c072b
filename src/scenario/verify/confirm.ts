import type { Fail, Pass } from '../../terms/verdict.js'
import { type ComparedReading, type Confirmed, type Read, readOnce } from './read-once.js'

/** Times that something is read that keeps failing: what comes and goes is away for several readings at a time. */
const mostReadings = 7
/** Readings that were faulty though nothing changed as far as they show: what went and came back in between may look so. */
const stillFaulty = 3

/** Milliseconds between two readings, which become twice as many each time. */
const [firstPause, longestPause] = [50, 500]

/** How long what was written may take until it is seen everywhere. */
export interface Settling {
  /** Milliseconds. */
  readonly time: number
  now(): number
  sleep(milliseconds: number): Promise<void>
}

/**
 * Reads and compares, and does so again as long as the same thing is wrong. Two answers that are compared are read anew
 * each time, one after the other, so that between two readings of either lies one of the other: what is wrong each time
 * did not come of a change in between. Where a reading shows that nothing changed while it was made, what is wrong in it
 * is so for good if the first reading found some of it, or if two more such readings found anything, and fewer readings
 * show a change. They need not follow one another, as what shows itself now and then is right in between. Nothing is so
 * for good before what was written has had its time to be seen. A reading that is broken off counts with what it had found
 * wrong until then.
 *
 * @param onReading called before each reading with the number of those before it
 * @returns what the last reading came to; what is wrong in it and was not wrong each time held once, and passes
 * @throws Undecided where a reading is broken off before it found anything wrong
 */
export async function confirm(
  read: Read,
  onReading: (before: number) => void,
  settling: Settling,
): Promise<Confirmed> {
  let suspected: ReadonlySet<string> | undefined
  let lasting: readonly string[] = []
  /** Readings in which nothing changed and something was wrong, and those in which something may have changed. */
  let [timesFaulty, timesMoving] = [0, 0]
  const end = settling.now() + settling.time
  for (let readings = 0; ; readings += 1) {
    onReading(readings)
    const { compared, still, brokenBy } = await readOnce(read)
    const faults = new Set(compared.flatMap(namesOf))
    const isFaulty = still === true && faults.size > 0
    if (isFaulty) timesFaulty += 1
    else if (still === false || faults.size > 0) timesMoving += 1
    const isSettled = settling.now() >= end
    const isSuspected = [...faults].some((one) => suspected?.has(one))
    const isStanding = isFaulty && timesFaulty > timesMoving
    const isForGood = isStanding && (isSuspected || timesFaulty >= stillFaulty)
    if (isForGood && isSettled) return { compared, brokenBy }
    lasting = suspected === undefined ? [...faults] : lasting.filter((one) => faults.has(one))
    suspected ??= faults
    const isWrong = isFaulty || lasting.length > 0
    const isOver = readings + 1 >= mostReadings
    if (isWrong && (!isOver || !isSettled)) {
      // The second reading follows at once: what was merely crossed by a change is right then.
      if (readings > 0 && !isSettled)
        await settling.sleep(Math.min(pauseAfter(readings), end - settling.now()))
      continue
    }
    // What was faulty though nothing changed may show itself again.
    if (timesFaulty > 0 && still !== false && !isOver) {
      if (!isSettled) await settling.sleep(end - settling.now())
      continue
    }
    const known = new Set(lasting)
    const isKnown = (one: ComparedReading) => namesOf(one).some((fault) => known.has(fault))
    return { compared: compared.map((one) => (isKnown(one) ? one : held(one))), brokenBy }
  }
}

const pauseAfter = (readings: number): number =>
  Math.min(firstPause * 2 ** (readings - 1), longestPause)

const namesOf = ({ key, faults }: ComparedReading): readonly string[] =>
  faults.map((one) => `${key} ${one}`)

/** All that is wrong in it now was right at an earlier time. */
const held = (one: ComparedReading): ComparedReading =>
  one.observation.verdict === 'fail' ? { ...one, observation: passed(one.observation) } : one

const passed = ({ kind, exchanges }: Fail): Pass => ({ verdict: 'pass', kind, exchanges })
