import type { Clock } from '../../src/exchange/clock.js'
import type { Timer } from '../../src/reference/timer.js'

/** The clock of a trial, which bank and judging side share: it moves on when all sides wait, so that no wait takes real time. */
export interface TrialClock extends Clock {
  /** Waits of the bank. They end on time, but time does not pass for their sake. */
  readonly timer: Timer
  /** Something takes a millisecond, during which no further time passes. */
  during<T>(work: () => Promise<T>): Promise<T>
}

interface Wait {
  readonly at: number
  readonly call: () => void
}

/** So many turns of the event loop without anything under way, and all sides wait. */
const quietTurns = 3

/** @param start milliseconds since 1970 */
export function openTrialClock(start: number): TrialClock {
  let now = start
  let underWay = 0
  let events = 0
  let sleepers = 0
  let isWatched = false
  const waits = new Set<Wait>()

  const next = (): Wait | undefined => {
    let first: Wait | undefined
    for (const wait of waits) if (first === undefined || wait.at < first.at) first = wait
    return first
  }
  const moveTo = (time: number): void => {
    for (let wait = next(); wait !== undefined && wait.at <= time; wait = next()) {
      waits.delete(wait)
      now = Math.max(now, wait.at)
      wait.call()
    }
    now = Math.max(now, time)
  }
  const watch = (): void => {
    events += 1
    if (!isWatched) lookAfter(0, events)
  }
  const lookAfter = (turns: number, seen: number): void => {
    isWatched = underWay === 0 && sleepers > 0
    if (isWatched)
      setImmediate(() => {
        if (events !== seen) return lookAfter(0, events)
        if (turns < quietTurns) return lookAfter(turns + 1, seen)
        moveTo(next()?.at ?? now)
        lookAfter(0, events)
      })
  }
  const wait = (milliseconds: number, call: () => void): (() => void) => {
    const one = { at: now + milliseconds, call }
    waits.add(one)
    return () => waits.delete(one)
  }

  return {
    now: () => now,
    timer: wait,
    sleep: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        sleepers += 1
        const end = (settle: () => void) => () => {
          sleepers -= 1
          cancel()
          signal?.removeEventListener('abort', broken)
          settle()
        }
        const broken = end(() => reject(signal?.reason))
        const cancel = wait(milliseconds, end(resolve))
        if (signal?.aborted) return broken()
        signal?.addEventListener('abort', broken, { once: true })
        watch()
      }),
    async during(work) {
      underWay += 1
      moveTo(now + 1)
      try {
        return await work()
      } finally {
        underWay -= 1
        watch()
      }
    },
  }
}
