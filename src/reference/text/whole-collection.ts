import { linkTo } from '../hal/link-to.js'
import type { Call } from '../http/operation.js'

/** A collection that comes whole: it is not paged (document 2, Text string collection). */
export function wholeCollection(
  { url, services, operation }: Call,
  name: string,
  items: readonly object[],
): object {
  const { behaviour } = services
  const size = items.length
  const page = { start: 0, limit: size, size, matching: size, whole: size }
  return {
    name,
    start: 0,
    limit: size,
    count: behaviour.count(page, operation.id),
    _links: { self: linkTo(url, url, behaviour) },
    _embedded: { items },
  }
}
