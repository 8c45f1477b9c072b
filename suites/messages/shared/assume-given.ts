import { hrefsOf, identify, type Item } from '../../../src/scenario/index.js'
import { isOneOf } from './is-one-of.js'
import type { Needs } from './publication.js'
import { sameAddress } from './same-address.js'
import { type Waiting, waitingIn } from './waiting-in.js'
import type { Came } from './without-others.js'

interface Expected {
  readonly due: readonly (string | undefined)[]
  /** The list of all notifications before. */
  readonly all: Waiting
  readonly topic: string
}

/** Each subscription has a notification by now: there is none anywhere if it has not. */
export async function assumeGiven(
  stage: Needs,
  { came, lists }: Came,
  expected: Expected,
): Promise<void> {
  const known = new Set(expected.all.items.map(identify))
  for (const [index, [subscription, items]] of [...came].entries()) {
    const [list, address] = [lists.get(subscription), expected.due[index]]
    if (items.length > 0 || list === undefined) continue
    const isOfOthers = isOneOf(...[...came.values()].flat().map(identify))
    const isOfIt = (item: Item): boolean =>
      address === undefined
        ? !isOfOthers(item) &&
          hrefsOf(item, 'svc:topic').every((href) => sameAddress(href, expected.topic))
        : hrefsOf(item, 'svc:subscription').some((href) => sameAddress(href, address))
    const { items: now } = await waitingIn(stage, {})
    // Where the whole list holds it, it is a fault of the filter.
    if (now.some((item) => !known.has(identify(item)) && isOfIt(item))) continue
    const what = `notification for the message, for ${subscription}`
    stage.assume(list, 'messages.publish.each-subscription').holdsSome(what, () => false)
  }
}
