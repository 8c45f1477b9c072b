import type { Clock } from './clock.js'

/** Lets requests out one after the other, once a target has said often enough that they are too many. */
export interface Pace {
  /** Waits for one's turn; does not wait at all as long as nobody asked to slow down. */
  turn(signal?: AbortSignal): Promise<void>
  /**
   * Sends nothing until then, and less often after that. Whoever asks for it before that time is heard
   * already: they were sent before.
   *
   * @param time milliseconds since 1970
   */
  slowDownUntil(time: number): void
}

/** Milliseconds between two requests at first, and at most. */
const shortest = 50
const longest = 400
const slower = 1.5

/** @param clock tells the time and waits */
export function createPace(clock: Clock): Pace {
  let between = 0
  let next = 0
  let heardUntil = 0
  return {
    async turn(signal) {
      if (between === 0) return
      const now = clock.now()
      const mine = Math.max(now, next)
      next = mine + between
      if (mine > now) await clock.sleep(mine - now, signal)
    },
    slowDownUntil(time) {
      if (clock.now() < heardUntil) return
      heardUntil = time
      next = Math.max(next, time)
      between = Math.min(longest, Math.max(shortest, between * slower))
    },
  }
}
