import type { Call } from '../http/operation.js'
import { linkTo } from './link-to.js'

interface Listing<Item> {
  readonly name: string
  /** `_profile` of the collection. */
  readonly profile: string
  /** The collection after filters, in its order. */
  readonly matching: readonly Item[]
  /** How many there are without filters. */
  readonly whole: number
  readonly start: number
  readonly limit: number
  readonly represent: (item: Item) => object
}

/** Cuts one page out of a collection and wraps it (document 1, Collection wrapper). */
export function numberedPage<Item>(call: Call, listing: Listing<Item>): object {
  const { url, operation, services } = call
  const { behaviour } = services
  const { name, profile, matching, whole, represent } = listing
  const start = behaviour.pageStart(listing.start, operation.id)
  const limit = behaviour.numberedPageSize(listing.limit, operation.id)
  const items = matching.slice(start, start + limit)
  const page = { start, limit, size: items.length, matching: matching.length, whole }
  const next = behaviour.nextStart(page, operation.id)
  const link = (target: URL) => linkTo(target, url, behaviour)
  return {
    _profile: profile,
    name,
    start: listing.start,
    limit,
    count: behaviour.count(page, operation.id),
    _links: {
      self: link(url),
      first: link(pageAt(url, 0, limit)),
      next: next === undefined ? undefined : link(pageAt(url, next, limit)),
      collection: link(withoutPage(url)),
    },
    _embedded: { items: items.map(represent) },
  }
}

/** The same list, filters and all, from another item on. */
function pageAt(url: URL, start: number, limit: number): URL {
  const page = new URL(url)
  page.searchParams.set('start', String(start))
  page.searchParams.set('limit', String(limit))
  return page
}

function withoutPage(url: URL): URL {
  const collection = new URL(url)
  collection.searchParams.delete('start')
  collection.searchParams.delete('limit')
  return collection
}
