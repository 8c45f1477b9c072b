import type { Clock } from '../../exchange/clock.js'
import type { Exchange } from '../../exchange/exchange.js'

/** The time of a run that is judged again. */
export interface ReplayTime {
  readonly clock: Clock
  /** Resolves when it is the time at which a recorded exchange ended: those that ended before it come first. */
  until(exchange: Exchange, signal?: AbortSignal): Promise<void>
}

/** Something that is waited for. */
interface Wait {
  /** Epoch milliseconds. */
  readonly at: number
  /** Of the exchange; what waits for a time alone is last of all. */
  readonly number: number
  readonly end: () => void
}

/** So many turns of the event loop without anything that begins to wait, and all wait. */
const quietTurns = 3

/**
 * Gives a run that is judged again the time of its recording: when all scenarios wait, for an answer or for a time, the
 * one comes next that came next in the run. So each answer meets what it met, and no wait takes real time.
 *
 * @param started of the run, in epoch milliseconds
 */
export function replayTime(exchanges: readonly Exchange[], started: number): ReplayTime {
  const ends = endsOf(exchanges)
  const waits = new Set<Wait>()
  let now = started
  let begun = 0
  let isWatched = false

  const endNext = (): void => {
    let next: Wait | undefined
    for (const wait of waits) if (next === undefined || isBefore(wait, next)) next = wait
    if (next === undefined) return
    waits.delete(next)
    now = Math.max(now, next.at)
    next.end()
  }
  const watch = (turns: number, seen: number): void => {
    isWatched = waits.size > 0
    if (!isWatched) return
    setImmediate(() => {
      if (begun !== seen) return watch(0, begun)
      if (turns < quietTurns) return watch(turns + 1, seen)
      endNext()
      watch(0, begun)
    })
  }
  const wait = (at: number, number: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = (): void => {
        waits.delete(one)
        signal?.removeEventListener('abort', broken)
      }
      const broken = (): void => {
        leave()
        reject(signal?.reason)
      }
      const one = {
        at,
        number,
        end: () => {
          leave()
          resolve()
        },
      }
      if (signal?.aborted) return broken()
      signal?.addEventListener('abort', broken)
      waits.add(one)
      begun += 1
      if (!isWatched) watch(0, begun)
    })

  return {
    clock: {
      now: () => now,
      sleep: (milliseconds, signal) => wait(now + milliseconds, Infinity, signal),
    },
    until: ({ number }, signal) => wait(ends.get(number) ?? now, number, signal),
  }
}

const isBefore = (one: Wait, other: Wait): boolean =>
  one.at < other.at || (one.at === other.at && one.number < other.number)

/** When each exchange ended, in the order of their numbers: times were rounded. */
function endsOf(exchanges: readonly Exchange[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>()
  let last = 0
  for (const { number, timings } of exchanges.toSorted((a, b) => a.number - b.number)) {
    last = Math.max(last, Date.parse(timings.startedAt) + timings.total)
    ends.set(number, last)
  }
  return ends
}
