import type { Exchange } from './exchange.js'
import type { Wishes } from './read-wishes.js'
import type { WireRequest } from './transport.js'

/** An answer of a recording. */
export interface ReplayEntry {
  readonly exchange: Exchange
  /** What the request asked for beyond method, URL and body. */
  readonly wishes: Wishes
  used: boolean
}

type Choose = (
  { method, scenario }: WireRequest,
  entries: readonly ReplayEntry[],
  wishes: Wishes,
) => ReplayEntry | undefined

/**
 * Chooses among recorded answers to the same request. Each scenario goes on in its own recording: what had ended before
 * the last answer was asked for is over, as it may be of another state. Requests that were under way together may have
 * been sent and may have ended in any order.
 */
export function openReplayChoice(): Choose {
  const reached = new Map<string, number>()
  const turns = new Map<string, number>()
  return ({ method, scenario = '' }, entries, wishes) => {
    const same = entries.filter((entry) => entry.wishes.all === wishes.all)
    // Another version may send other headers, but not ask for another language and take what comes.
    const alike = entries.filter((entry) => entry.wishes.decisive === wishes.decisive)
    const candidates = same.length > 0 ? same : alike
    const own = candidates.filter(({ exchange }) => (exchange.scenario ?? '') === scenario)
    if (own.length === 0) {
      const others = candidates.filter(({ exchange }) => !isLimited(exchange))
      const [first] = others
      const turn = turns.get(`${scenario} ${first?.exchange.number}`) ?? 0
      turns.set(`${scenario} ${first?.exchange.number}`, turn + 1)
      return others[turn] ?? others.at(-1)
    }
    const now = reached.get(scenario) ?? 0
    const free = own.filter(({ used }) => !used)
    const next = free.find(({ exchange }) => exchange.number > now)
    // Another version may read in another order; what a write came to before comes to something else afterwards.
    const earlier = method === 'GET' ? free[0] : undefined
    const entry = next ?? earlier ?? own.findLast(({ used }) => used)
    if (entry !== undefined) {
      entry.used = true
      const { asked, since = 0 } = entry.exchange
      reached.set(scenario, Math.max(now, asked ?? since))
    }
    return entry
  }
}

/** Who was held back was so at that moment. */
const isLimited = ({ outcome }: Exchange): boolean =>
  outcome.kind === 'response' && outcome.status === 429
