import type { Exchange } from '../exchange/exchange.js'
import type { Latency } from './timing.js'

/** Notes how long each operation took. */
export interface LatencyLog {
  look(exchange: Exchange): void
  /** By interface, then by operation. */
  all(): readonly Latency[]
}

/** Answers of one operation that percentiles are taken of; what comes later is counted. */
const most = 10_000

interface Entry {
  readonly interface: string
  readonly operation: string
  count: number
  readonly times: number[]
  longest: number
  slowest: number
}

/** Opens it for a run. Bounded, however long that is. */
export function openLatencyLog(): LatencyLog {
  const entries = new Map<string, Entry>()
  return {
    look({ number, interface: name, operation, actor, outcome, timings }) {
      // A delivery of the target is no answer.
      if (name === undefined || operation === undefined || actor === 'target') return
      if (outcome.kind !== 'response') return
      const key = `${name} ${operation}`
      const entry = entries.get(key) ?? fresh(name, operation)
      entries.set(key, entry)
      const milliseconds = rounded(timings.total)
      entry.count += 1
      if (entry.times.length < most) entry.times.push(milliseconds)
      if (milliseconds <= entry.longest) return
      entry.longest = milliseconds
      entry.slowest = number
    },
    all: () =>
      [...entries.values()]
        .map(latencyOf)
        .toSorted(
          (a, b) =>
            a.interface.localeCompare(b.interface) || a.operation.localeCompare(b.operation),
        ),
  }
}

const fresh = (name: string, operation: string): Entry => ({
  interface: name,
  operation,
  count: 0,
  times: [],
  longest: -1,
  slowest: 0,
})

function latencyOf({ times, ...known }: Entry): Latency {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? 0
  return { ...known, median: at(0.5), p95: at(0.95) }
}

/** To a tenth of a millisecond. */
const rounded = (milliseconds: number): number => Math.round(milliseconds * 10) / 10
