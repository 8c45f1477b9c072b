import type { Exchange } from '../exchange/exchange.js'
import { openArrivalLog } from './arrival-log.js'
import { openReplacementLog, type ReplacementLog } from './replacement-log.js'

/** What the scenarios of a run wrote, and where their entity tags came from. */
export interface WriteLog {
  look(exchange: Exchange): void
  /**
   * Exchanges that a repetition of this one may need: all that its scenario wrote, what others created and took away of
   * the resources that it addressed, the answers from which that had its entity tags, the last reading of what was
   * replaced last, and the lists that showed what came of what it published. No more than the source of its own entity
   * tag where nothing was written before.
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
  /** From which answer a request had its entity tag. */
  readonly tagged: Map<number, number>
  readonly replacements: ReplacementLog
  /** Resources that others created. */
  readonly borrowed: Set<string>
  /** Lists that showed what came of its publications. */
  readonly lists: Set<number>
}

/** Entity tags of one scenario that are remembered, and its writes before and after an exchange that are given. */
const most = 60

/** Lists that are given: they are long. */
const mostLists = 24

/** Numbers of writes, and of lists, of one scenario that are remembered. */
const mostNumbers = 2000

/** Resources of all scenarios that are remembered. */
const mostCreated = 4000

/** Opens it for a run; `look` must see each exchange. */
export function openWriteLog(): WriteLog {
  const scenarios = new Map<number, string>()
  const entries = new Map<string, Entry>()
  const created = new Map<string, Created>()
  const arrivals = openArrivalLog()
  return {
    look(exchange) {
      const { number, scenario, request, outcome } = exchange
      if (scenario === undefined || outcome.kind !== 'response') return
      scenarios.set(number, scenario)
      const entry = entries.get(scenario) ?? openEntry()
      entries.set(scenario, entry)
      for (const list of arrivals.look(exchange))
        if (entry.lists.size < mostNumbers) entry.lists.add(list)
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
      if (source !== undefined && entry.tagged.size < mostNumbers) entry.tagged.set(number, source)
      entry.replacements.look(exchange, address)
      const tag = header('etag')
      if (tag !== undefined && entry.tags.size < most && !entry.tags.has(tag))
        entry.tags.set(tag, number)
      const isAbsence = request.method === 'DELETE' && [404, 410].includes(outcome.status)
      if ((wrote || isAbsence) && entry.writes.length < mostNumbers) entry.writes.push(number)
    },
    around(number) {
      const entry = entries.get(scenarios.get(number) ?? '')
      if (entry === undefined) return []
      const borrowed = [...entry.borrowed].flatMap((resource) => {
        const { number: made, deleted } = created.get(resource) ?? {}
        return [made, deleted].filter((one) => one !== undefined)
      })
      const tagged = entry.tagged.get(number)
      const own = tagged === undefined ? [] : [tagged]
      if (![...entry.writes, ...borrowed].some((one) => one <= number)) return own
      const before = (one: number): boolean => one < number
      const writes = [
        ...entry.writes.filter(before).slice(-most),
        ...entry.writes.filter((one) => !before(one)).slice(0, most),
      ]
      const lists = [...entry.lists].filter(before).toSorted((one, other) => one - other)
      const needed = [...writes, ...borrowed, ...entry.sources, ...own]
      return [...needed, ...entry.replacements.last(), ...lists.slice(-mostLists)]
    },
  }
}

const openEntry = (): Entry => ({
  writes: [],
  sources: [],
  tags: new Map(),
  tagged: new Map(),
  replacements: openReplacementLog(),
  borrowed: new Set(),
  lists: new Set(),
})

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
