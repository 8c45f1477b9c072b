import { hrefsOf, identify, type Item, type Stage } from '../../../src/scenario/index.js'
import { isOneOf } from './is-one-of.js'
import type { Waiting } from './waiting-in.js'

/** A list, and what came to it. */
export interface Arrived {
  readonly list: Waiting | Waiting['page']
  readonly items: readonly Item[]
}

/** Sees to it that what came to the lists of two subscriptions, or of two topics, does not link to the same one. */
export function assumeLinkedApart(
  { assume }: Pick<Stage, 'assume'>,
  arrived: readonly Arrived[],
  requirement: string,
  relation = 'svc:subscription',
): void {
  const seen: { readonly href: string; readonly isOfIt: (item: Item) => boolean }[] = []
  for (const { list, items } of arrived) {
    const [href, ...more] = new Set(items.flatMap((item) => hrefsOf(item, relation)))
    if (href === undefined || more.length > 0) continue
    const isOfIt = isOneOf(...items.map(identify))
    // What is in both lists is no fault of its links.
    const other = seen.find((one) => one.href === href && !items.some(one.isOfIt))
    if (other !== undefined) {
      const what = `notification with the link ${relation} of those in another list, ${href}`
      assume(list, requirement).holdsNo(what, isOfIt, '_links')
    }
    seen.push({ href, isOfIt })
  }
}
