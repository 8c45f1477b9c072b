import type { Exchange } from '../exchange/exchange.js'
import { isPublication } from './is-publication.js'
import { listedIdentifiers } from './listed-identifiers.js'

/** Tells where the identifiers in a request came from that only lists showed, after a publication. */
export interface ArrivalLog {
  /** @returns numbers of the lists before and after, for what the request names */
  look(exchange: Exchange): readonly number[]
}

interface Memory {
  /** The lists that showed an identifier first; none where it was there before. */
  readonly seen: Map<string, readonly number[]>
  /** The last answer by its address. */
  readonly last: Map<string, number>
  /** The same at the last publication. */
  before: ReadonlyMap<string, number>
}

/** Scenarios that are remembered: those that are at work, and some more. */
const most = 64

/** Identifiers, and addresses, of one scenario that are remembered. */
const mostSeen = 2000

/** Opens it for a run; `look` must see each exchange. */
export function openArrivalLog(): ArrivalLog {
  const memories = new Map<string, Memory>()
  const memoryOf = (scenario: string): Memory => {
    const found = memories.get(scenario) ?? { seen: new Map(), last: new Map(), before: new Map() }
    // The one that was used last is at the end.
    memories.delete(scenario)
    memories.set(scenario, found)
    const [oldest = ''] = memories.keys()
    if (memories.size > most) memories.delete(oldest)
    return found
  }
  return {
    look(exchange) {
      const { number, scenario, request } = exchange
      if (scenario === undefined) return []
      const memory = memoryOf(scenario)
      if (isPublication(exchange)) memory.before = new Map(memory.last)
      const { seen, last, before } = memory
      const named = request.url.split(/[/?#]/).flatMap((part) => seen.get(part) ?? [])
      const identifiers = listedIdentifiers(exchange)
      const earlier = before.get(request.url)
      for (const id of identifiers)
        if (seen.size < mostSeen && !seen.has(id))
          seen.set(id, earlier === undefined ? [] : [earlier, number])
      if (request.method === 'GET' && last.size < mostSeen) last.set(request.url, number)
      return named
    },
  }
}
