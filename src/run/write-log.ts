import type { Exchange } from '../exchange/exchange.js'

/** What the scenarios of a run wrote, and where their entity tags came from. */
export interface WriteLog {
  look(exchange: Exchange): void
  /**
   * Exchanges that a repetition of this one may need: all that its scenario wrote, and the answers from which that had
   * its entity tags. Empty where it wrote nothing before.
   */
  around(number: number): readonly number[]
}

interface Entry {
  readonly writes: number[]
  readonly sources: number[]
  readonly tags: Map<string, number>
}

/** Writes of one scenario, and its entity tags, that are remembered. */
const most = 60

/** Opens it for a run; `look` must see each exchange. */
export function openWriteLog(): WriteLog {
  const scenarios = new Map<number, string>()
  const entries = new Map<string, Entry>()
  return {
    look({ number, scenario, request, outcome }) {
      if (scenario === undefined || outcome.kind !== 'response') return
      scenarios.set(number, scenario)
      const entry: Entry = entries.get(scenario) ?? { writes: [], sources: [], tags: new Map() }
      entries.set(scenario, entry)
      const condition = request.headers.find(([name]) => /^if-(?:none-)?match$/i.test(name))?.[1]
      const source = condition === undefined ? undefined : entry.tags.get(condition)
      if (source !== undefined && entry.sources.length < most) entry.sources.push(source)
      const tag = outcome.headers.find(([name]) => name.toLowerCase() === 'etag')?.[1]
      if (tag !== undefined && entry.tags.size < most && !entry.tags.has(tag))
        entry.tags.set(tag, number)
      const wrote = !/^(?:GET|HEAD|OPTIONS)$/.test(request.method) && outcome.status < 300
      if (wrote && entry.writes.length < most) entry.writes.push(number)
    },
    around(number) {
      const entry = entries.get(scenarios.get(number) ?? '')
      if (entry === undefined || !entry.writes.some((one) => one < number)) return []
      return [...entry.writes, ...entry.sources]
    },
  }
}
