import { AsyncLocalStorage } from 'node:async_hooks'
import type { Clock } from '../../exchange/clock.js'
import type { Exchange } from '../../exchange/exchange.js'
import { createOnce } from '../../run/create-once.js'
import type { Observer } from '../../run/observer.js'
import { replayTake } from './replay-take.js'

/** The time of a run that is judged again. */
export interface ReplayTime {
  readonly clock: Clock
  readonly observer: Observer
  /** An exchange has been answered from the recording: it is the time at which that one ended. */
  reached(exchange: Exchange): void
}

interface Now {
  /** Epoch milliseconds. */
  time: number
}

/**
 * Gives each scenario the time of its recorded exchanges, whatever else is judged beside it; a wait takes no time.
 *
 * @param started of the run, in epoch milliseconds
 */
export function replayTime(exchanges: readonly Exchange[], started: number): ReplayTime {
  const current = new AsyncLocalStorage<Now>()
  const ends = new Map(exchanges.map((one) => [one.number, endOf(one)]))
  const first = new Map<string, number>()
  for (const { scenario, timings, asked } of exchanges) {
    // What waited for its turn was asked for before.
    const time = ends.get(asked ?? Number.NaN) ?? Date.parse(timings.startedAt)
    if (scenario !== undefined) first.set(scenario, Math.min(first.get(scenario) ?? time, time))
  }
  const shared = createOnce()
  const forward = (to: (now: number) => number): void => {
    const now = current.getStore()
    if (now) now.time = to(now.time)
  }
  return {
    clock: {
      now: () => current.getStore()?.time ?? started,
      async sleep(milliseconds, signal) {
        signal?.throwIfAborted()
        forward((now) => now + milliseconds)
      },
    },
    observer: {
      performs: () => true,
      around: ({ id }, work) => current.run({ time: first.get(id) ?? started }, work),
      once: (key, find) => shared(key, find),
      take: replayTake(exchanges),
    },
    reached: (exchange) => forward((now) => Math.max(now, endOf(exchange))),
  }
}

const endOf = ({ timings }: Exchange): number => Date.parse(timings.startedAt) + timings.total
