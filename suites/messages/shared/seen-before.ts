import type { Item } from '../../../src/scenario/index.js'
import type { AtEndpoint } from './endpoint-stage.js'
import { momentsOf } from './moments-of.js'

/**
 * Tells the notifications of the queue that were seen in it in this scenario before now, and notes those that it is
 * asked about for later: one that is just being delivered may be hidden, and come back.
 */
export function seenBefore({ seen }: AtEndpoint): (item: Item) => boolean {
  const before = new Set(seen)
  return (item) => {
    const moments = momentsOf(item)
    for (const one of moments) seen.add(one)
    return moments.some((one) => before.has(one))
  }
}
