import type { Clock } from '../../src/exchange/clock.js'

/** A clock on which waiting takes no time: it goes on by what was waited for. */
export function hurriedClock(): Clock {
  let ahead = 0
  return {
    now: () => Date.now() + ahead,
    sleep: async (milliseconds, signal) => {
      signal?.throwIfAborted()
      ahead += milliseconds
    },
  }
}
