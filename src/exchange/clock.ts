import { setTimeout } from 'node:timers/promises'

/** What time it is and how to wait: injected, so that no test has to wait itself. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00Z. */
  now(): number
  /** Resolves after so many milliseconds; rejects as soon as the signal aborts. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>
}

/** The clock of this machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  async sleep(milliseconds, signal) {
    await setTimeout(milliseconds, undefined, signal ? { signal } : {})
  },
}
