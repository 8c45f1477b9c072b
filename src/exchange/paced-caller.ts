import type { Clock } from './clock.js'

/** One caller of a target that may limit it. */
export interface PacedCaller {
  /** Whether it may send at once; that is counted as sent. */
  isFree(): boolean
  /** Waits for its turn; the lowest rank is next. */
  wait(rank: number, signal?: AbortSignal): Promise<void>
  refused(milliseconds: number): void
  /** Milliseconds that anyone was held back so far, and will be for the refusal that still holds. */
  heldBack(): number
  /** Lets all who wait go. */
  release(): void
}

interface Waiting {
  readonly rank: number
  go(): void
}

/** What each request that is answered makes of the time between two of them: a target may bear more than it did. */
const faster = 0.99
/** What a refusal makes of it at least. */
const slower = 1.1
/** Milliseconds between two requests that are no idleness, where there is no pace yet. */
const shortGap = 20
/** Requests that were answered, to reckon a pace from. */
const fewest = 5
/** Milliseconds to which a wait is doubled that was too short; what the target asks for may be more. */
const longestDoubled = 10_000
/** Below so many milliseconds there is no pace any more. */
const negligible = 0.5

export function pacedCaller(clock: Clock): PacedCaller {
  const waiting = new Set<Waiting>()
  let isRunning = false
  let sleeping: AbortController | undefined
  /** Milliseconds between two requests. */
  let interval = 0
  let nextAt = 0
  let refusedUntil = 0
  /** Until when was slept: a clock may stand still all the same. */
  let reached = 0
  let lastWait = 0
  let sentSinceRefusal = 0
  /** Requests from which the pace is reckoned, and the milliseconds that they took, but for those without any. */
  let sent = 0
  let busy = 0
  let lastAt = clock.now()
  let slept = 0

  const count = (): void => {
    sent += 1
    sentSinceRefusal += 1
    const now = clock.now()
    busy += Math.min(now - lastAt, Math.max(interval, shortGap))
    lastAt = now
    interval = interval < negligible ? 0 : interval * faster
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
      for (const one of waiting) if (first === undefined || one.rank < first.rank) first = one
      if (first === undefined) break
      waiting.delete(first)
      nextAt = clock.now() + interval
      count()
      first.go()
    }
    isRunning = false
  }

  return {
    isFree() {
      if (interval > 0 || waiting.size > 0 || isRefused(clock.now())) return false
      count()
      return true
    },
    wait: (rank, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        const stop = (): void => {
          waiting.delete(one)
          if (waiting.size === 0) sleeping?.abort()
          reject(signal?.reason)
        }
        const one: Waiting = {
          rank,
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
      const isAtOnce = lastWait > 0 && sentSinceRefusal <= 1
      const doubled = isAtOnce ? Math.min(lastWait * 2, longestDoubled) : 0
      lastWait = Math.max(milliseconds, doubled)
      refusedUntil = now + lastWait
      sent -= 1
      sentSinceRefusal = 0
      busy += lastWait
      if (sent < fewest) return
      interval = Math.max(busy / sent, interval * slower)
      sent = 0
      busy = 0
    },
    heldBack: () => slept + Math.max(0, refusedUntil - clock.now()),
    release() {
      for (const one of waiting) one.go()
      waiting.clear()
      sleeping?.abort()
    },
  }
}
