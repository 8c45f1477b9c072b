import type { RunContext } from '../run-context.js'
import type { Stage } from './stage.js'
import { Undecided } from '../undecided.js'

/** Longest wait for a time that the target names, in milliseconds. */
const patience = 20_000
/** Milliseconds between two looks, which become twice as many each time. */
const [firstPause, longestPause] = [10, 500]

/**
 * How a scenario waits, and looks again for what is not there at once.
 *
 * @param settleTime milliseconds
 * @param passed time as `now` tells it, which stands still while the scenario is held back
 */
export function openWaits(
  { now, sleep }: RunContext['clock'],
  signal: AbortSignal,
  settleTime: number,
  passed: () => number,
): Pick<Stage, 'now' | 'waitUntil' | 'eventually' | 'settled'> {
  const waitUntil: Stage['waitUntil'] = async (time) => {
    const wait = time - now()
    if (wait > patience)
      throw new Undecided('The target asks to wait longer than Assay does.', {
        remedy: `let Retry-After ask for ${patience / 1000} s at most`,
      })
    if (wait > 0) await sleep(wait, signal)
  }
  const eventually: Stage['eventually'] = async (
    time,
    look,
    isThere = (seen) => seen !== undefined,
  ) => {
    const deadline = passed() + time
    // What is waited here counts in any case: others of the scenario may be held back meanwhile, one after the other.
    let left = time
    for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
      const seen = await look()
      left = Math.min(left, deadline - passed())
      if (isThere(seen) || left <= 0) return seen
      const wait = Math.min(pause, left)
      await waitUntil(now() + wait)
      left -= wait
    }
  }
  return {
    now,
    waitUntil,
    eventually,
    settled: (look, isThere) => eventually(settleTime, look, isThere),
  }
}
