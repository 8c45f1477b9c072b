import type { Stage } from '../../../src/scenario/index.js'

const firstPause = 10
const longestPause = 500

/**
 * Looks again and again, in longer and longer intervals, until there is something to see.
 *
 * @param time milliseconds after which nobody looks any more
 */
export async function eventually<T>(
  { now, waitUntil }: Pick<Stage, 'now' | 'waitUntil'>,
  time: number,
  look: () => T | undefined | Promise<T | undefined>,
): Promise<T | undefined> {
  const deadline = now() + time
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    const seen = await look()
    if (seen !== undefined || now() >= deadline) return seen
    await waitUntil(Math.min(now() + pause, deadline))
  }
}
