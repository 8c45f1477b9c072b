import type { RunContext } from '../run-context.js'
import type { Stage } from '../stage.js'

/** Longest wait for a time that the target names, in milliseconds. */
const patience = 20_000
/** Milliseconds between two looks, which become twice as many each time. */
const [firstPause, longestPause] = [10, 500]

/** How a scenario waits, and looks again for what is not there at once. */
export function openWaits(
  { now, sleep }: RunContext['clock'],
  signal: AbortSignal,
): Pick<Stage, 'now' | 'waitUntil' | 'eventually'> {
  const waitUntil: Stage['waitUntil'] = async (time) => {
    const wait = time - now()
    if (wait > patience) return false
    if (wait > 0) await sleep(wait, signal)
    return true
  }
  return {
    now,
    waitUntil,
    async eventually(time, look, isThere = (seen) => seen !== undefined) {
      const deadline = now() + time
      for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
        const seen = await look()
        if (isThere(seen) || now() >= deadline) return seen
        await waitUntil(Math.min(now() + pause, deadline))
      }
    },
  }
}
