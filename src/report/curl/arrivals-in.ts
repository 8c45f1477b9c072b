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

/**
 * Looks for what came of publications in the lists among some exchanges.
 *
 * @param sent in their order
 */
export function arrivalsIn(sent: readonly Exchange[]): readonly Arrival[] {
  const arrivals = new Map<string, Arrival>()
  const last = new Map<string, Exchange>()
  let published:
    | { readonly by: Exchange; readonly lists: ReadonlyMap<string, Exchange> }
    | undefined
  for (const one of sent) {
    if (isPublication(one)) published = { by: one, lists: new Map(last) }
    if (one.request.method !== 'GET') continue
    last.set(one.request.url, one)
    const before = published?.lists.get(one.request.url)
    if (published === undefined || before === undefined) continue
    const known = new Set(identifiersIn(before))
    const fresh = identifiersIn(one).filter((id) => !known.has(id))
    for (const [index, id] of fresh.entries())
      if (!arrivals.has(id))
        arrivals.set(id, { id, publication: published.by, before, list: one, place: index + 1 })
  }
  return [...arrivals.values()]
}
