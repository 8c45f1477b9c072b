import {
  type Answer,
  hrefsOf,
  identify,
  type Item,
  type Verification,
} from '../../../../src/scenario/index.js'
import { wholeList } from '../../shared/whole-list.js'
import { othersPublish } from './others-publish.js'
import type { WhatCame } from './look-at-first.js'

interface Refused {
  /** How many messages were refused: so many that no other publisher published as many. */
  readonly refused: number
  /** How many notifications may have come to a subscription all the same. */
  due(subscription: string): number
  /** The answer to the last message that was accepted. */
  readonly last: Answer
  /** Whether they may have come to any subscription. */
  readonly isWide: boolean
}

/**
 * Judges that no notifications came for messages that were refused.
 *
 * @returns false where some did
 */
export async function judgeNoneCame(
  stage: Parameters<typeof wholeList>[0] & Parameters<typeof othersPublish>[0],
  { subscriptions, read, fresh }: WhatCame,
  { refused, due, last, isWide }: Refused,
  verification: Verification,
): Promise<boolean> {
  const own = new Set<string>()
  for (const subscription of subscriptions) {
    const list = await read(subscription)
    for (const item of list.items) own.add(identify(item))
    const more = fresh(list).length - due(subscription)
    if (more < refused || (await othersPublish(stage, subscription))) continue
    verification(list, last).that({
      holds: false,
      expected: `no notification for what was refused, for ${subscription}`,
      actual: String(more),
      pointer: '/_embedded/items',
    })
    return false
  }
  const list = isWide ? await wholeList(stage) : undefined
  if (list === undefined) return true
  const others = fresh(list).filter((item) => !own.has(identify(item)))
  for (const href of linkedOften(others, refused)) {
    if (await othersPublish(stage, href)) continue
    const isStray = (item: Item): boolean =>
      others.includes(item) && hrefsOf(item, relation).includes(href)
    const what = 'notification for what was refused, whatever its subscription'
    return verification(list, last).holdsNo(what, isStray)
  }
  return true
}

const relation = 'svc:subscription'

/** Addresses of subscriptions to which so many of them link. */
function linkedOften(items: readonly Item[], times: number): readonly string[] {
  const links = items.flatMap((item) => hrefsOf(item, relation).slice(0, 1))
  return [...new Set(links)].filter((href) => links.filter((one) => one === href).length >= times)
}
