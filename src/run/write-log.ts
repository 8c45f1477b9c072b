import type { Exchange } from '../exchange/exchange.js'

/** What the scenarios of a run wrote, and where their entity tags came from. */
export interface WriteLog {
  look(exchange: Exchange): void
  /**
   * Exchanges that a repetition of this one may need: all that its scenario wrote, what others created and took away of
   * the resources that it addressed, and the answers from which that had its entity tags. Empty where nothing was
   * written before.
   */
  around(number: number): readonly number[]
}

interface Created {
  readonly scenario: string
  readonly number: number
  deleted?: number
}

interface Entry {
  readonly writes: number[]
  readonly sources: number[]
  readonly tags: Map<string, number>
  /** Resources that others created. */
  readonly borrowed: Set<string>
}

/** Writes of one scenario, and its entity tags, that are remembered. */
const most = 60

/** Resources of all scenarios that are remembered. */
const mostCreated = 4000

/** Opens it for a run; `look` must see each exchange. */
export function openWriteLog(): WriteLog {
  const scenarios = new Map<number, string>()
  const entries = new Map<string, Entry>()
  const created = new Map<string, Created>()
  return {
    look({ number, scenario, request, outcome }) {
      if (scenario === undefined || outcome.kind !== 'response') return
      scenarios.set(number, scenario)
      const entry = entries.get(scenario) ?? openEntry()
      entries.set(scenario, entry)
      const wrote = !/^(?:GET|HEAD|OPTIONS)$/.test(request.method) && outcome.status < 300
      const header = (wanted: string): string | undefined =>
        outcome.headers.find(([name]) => name.toLowerCase() === wanted)?.[1]
      const address = request.url.replace(/[?#].*$/, '')
      for (const [resource, its] of placesOf(address, created)) {
        if (its.scenario !== scenario && entry.borrowed.size < most) entry.borrowed.add(resource)
        if (wrote && request.method === 'DELETE' && resource === address) its.deleted = number
      }
      const place = wrote && request.method === 'POST' ? header('location') : undefined
      if (place !== undefined && created.size < mostCreated)
        created.set(`${address}/${lastSegment(place)}`, { scenario, number })
      const condition = request.headers.find(([name]) => /^if-(?:none-)?match$/i.test(name))?.[1]
      const source = condition === undefined ? undefined : entry.tags.get(condition)
      if (source !== undefined && entry.sources.length < most) entry.sources.push(source)
      const tag = header('etag')
      if (tag !== undefined && entry.tags.size < most && !entry.tags.has(tag))
        entry.tags.set(tag, number)
      if (wrote && entry.writes.length < most) entry.writes.push(number)
    },
    around(number) {
      const entry = entries.get(scenarios.get(number) ?? '')
      if (entry === undefined) return []
      const borrowed = [...entry.borrowed].flatMap((resource) => {
        const { number: made, deleted } = created.get(resource) ?? {}
        return [made, deleted].filter((one) => one !== undefined)
      })
      if (![...entry.writes, ...borrowed].some((one) => one < number)) return []
      return [...entry.writes, ...borrowed, ...entry.sources]
    },
  }
}

const openEntry = (): Entry => ({ writes: [], sources: [], tags: new Map(), borrowed: new Set() })

const lastSegment = (place: string): string =>
  place
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .replace(/^.*\//, '')

/** What was created at an address or above it. */
function placesOf(
  address: string,
  created: ReadonlyMap<string, Created>,
): readonly (readonly [string, Created])[] {
  const ends = [...address.matchAll(/(?=\/)|$/g)].map(({ index }) => address.slice(0, index))
  return ends.flatMap((end) => {
    const found = created.get(end)
    return found === undefined ? [] : [[end, found] as const]
  })
}
