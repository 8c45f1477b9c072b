import type { Exchange } from '../../exchange/exchange.js'
import { identifiersIn } from './identifiers-in.js'
import { isPublication } from './written-resource.js'

/** What came of a publication, as only a list showed. */
export interface Arrival {
  readonly id: string
  readonly publication: Exchange
  /** The list as it was before. */
  readonly before: Exchange
  /** The answer that showed it first. */
  readonly list: Exchange
  /** Which of those that were new, from 1. */
  readonly place: number
}

/** What was published since lists were read. */
interface Published {
  readonly by: readonly Exchange[]
  /** As they were before. */
  readonly lists: ReadonlyMap<string, Exchange>
  isLookedFor: boolean
}

/**
 * Looks for what came of publications in the lists among some exchanges.
 *
 * @param sent in their order
 */
export function arrivalsIn(sent: readonly Exchange[]): readonly Arrival[] {
  const arrivals = new Map<string, Arrival>()
  const last = new Map<string, Exchange>()
  let published: Published | undefined
  for (const one of sent) {
    if (isPublication(one))
      published =
        published?.isLookedFor === false
          ? { ...published, by: [...published.by, one] }
          : { by: [one], lists: new Map(last), isLookedFor: false }
    if (one.request.method !== 'GET') continue
    last.set(one.request.url, one)
    if (published !== undefined) published.isLookedFor = true
    const before = published?.lists.get(one.request.url)
    if (published === undefined || before === undefined) continue
    const known = new Set(identifiersIn(before))
    const fresh = identifiersIn(one).filter((id) => !known.has(id))
    const { by } = published
    for (const [index, id] of fresh.entries()) {
      // Of several that were published at once, which one it came of makes no difference.
      const publication = (by.length === fresh.length ? by[index] : undefined) ?? by.at(-1)
      if (publication !== undefined && !arrivals.has(id))
        arrivals.set(id, { id, publication, before, list: one, place: index + 1 })
    }
  }
  return [...arrivals.values()]
}
