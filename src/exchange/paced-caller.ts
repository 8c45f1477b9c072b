import type { Clock } from './clock.js'
import { learnInterval } from './learn-interval.js'

/** One caller of a target that may limit it. */
export interface PacedCaller {
  /** Whether it may send at once; that is counted as sent. */
  isFree(): boolean
  /** Waits for its turn. */
  wait(place: Place, signal?: AbortSignal): Promise<void>
  refused(milliseconds: number): void
  /** Milliseconds that anyone was held back so far, and will be for the refusal that still holds. */
  heldBack(): number
  /** Lets all who wait go. */
  release(): void
}

/** Who is next: what was refused before, and of that what has the lowest rank. */
export interface Place {
  readonly isAgain: boolean
  readonly rank: number
}

interface Waiting extends Place {
  go(): void
}

/** Milliseconds that are waited at least the second time: seconds that are rounded down may be none. */
const shortestDoubled = 50
/** Milliseconds to which a wait is doubled that was too short; what the target asks for may be more. */
const longestDoubled = 10_000
/** Milliseconds to wait at least after each refusal of a target that does not go by the pace. */
const shortestInVain = 1000

const isBefore = (one: Place, other: Place): boolean =>
  one.isAgain === other.isAgain ? one.rank < other.rank : one.isAgain

export function pacedCaller(clock: Clock): PacedCaller {
  const waiting = new Set<Waiting>()
  const interval = learnInterval(clock.now)
  let isRunning = false
  let sleeping: AbortController | undefined
  let nextAt = 0
  let refusedUntil = 0
  /** Until when was slept: a clock may stand still all the same. */
  let reached = 0
  let lastWait: number | undefined
  let sentSinceRefusal = 0
  let slept = 0

  const count = (): void => {
    sentSinceRefusal += 1
    interval.sends()
  }
  const isRefused = (now: number): boolean => now < refusedUntil && reached < refusedUntil
  /** Lets one after the other go, as long as someone waits. */
  const run = async (): Promise<void> => {
    isRunning = true
    while (waiting.size > 0) {
      const due = Math.max(nextAt, refusedUntil)
      const pause = due - clock.now()
      if (pause > 0 && due > reached) {
        sleeping = new AbortController()
        const from = clock.now()
        const sleep = clock.sleep(pause, sleeping.signal).then(() => (reached = due))
        // Anyone who waited may be gone before.
        await sleep.catch(() => undefined)
        slept += clock.now() - from
        continue
      }
      let first: Waiting | undefined
      for (const one of waiting) if (first === undefined || isBefore(one, first)) first = one
      if (first === undefined) break
      waiting.delete(first)
      nextAt = clock.now() + interval.milliseconds()
      count()
      first.go()
    }
    isRunning = false
  }

  return {
    isFree() {
      if (interval.milliseconds() > 0 || waiting.size > 0 || isRefused(clock.now())) return false
      count()
      return true
    },
    wait: (place, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        const stop = (): void => {
          waiting.delete(one)
          if (waiting.size === 0) sleeping?.abort()
          reject(signal?.reason)
        }
        const one: Waiting = {
          ...place,
          go() {
            signal?.removeEventListener('abort', stop)
            resolve()
          },
        }
        signal?.addEventListener('abort', stop, { once: true })
        waiting.add(one)
        if (!isRunning) void run()
      }),
    refused(milliseconds) {
      const now = clock.now()
      // What was on its way meanwhile is refused for the same reason.
      if (isRefused(now)) {
        refusedUntil = Math.max(refusedUntil, now + milliseconds)
        return
      }
      // What is refused again at once had not waited for long enough.
      const isAtOnce = lastWait !== undefined && sentSinceRefusal <= 1
      const twice = Math.max((lastWait ?? 0) * 2, shortestDoubled)
      const doubled = isAtOnce ? Math.min(twice, longestDoubled) : 0
      const shortest = interval.isInVain() ? shortestInVain : 0
      lastWait = Math.max(milliseconds, doubled, shortest)
      refusedUntil = now + lastWait
      sentSinceRefusal = 0
      interval.refused(lastWait)
    },
    heldBack: () => slept + Math.max(0, refusedUntil - clock.now()),
    release() {
      for (const one of waiting) one.go()
      waiting.clear()
      sleeping?.abort()
    },
  }
}
