import {
  type Answer,
  hrefsOf,
  identify,
  type Item,
  type Stage,
  type Verification,
  withParts,
} from '../../../../src/scenario/index.js'
import { assumeReadable } from '../../shared/assume-readable.js'
import { judgeAcknowledged } from '../../shared/judge-acknowledged.js'
import { judgeNoneCame } from './judge-none-came.js'
import { lookAtFirst, type WhatCame } from './look-at-first.js'
import { removeNotifications } from '../../shared/remove-notifications.js'
import { type Waiting, waitingIn } from '../../shared/waiting-in.js'

/** Milliseconds that are waited for what was published: what comes later stays. */
const patience = 5000

const noSubscription = [
  'It takes a subscription of the topic.',
  { remedy: 'fixtures.messages.otherSubscription' },
] as const

type Parts = Pick<
  Stage,
  | 'customer'
  | 'assume'
  | 'given'
  | 'giveUp'
  | 'afterwards'
  | 'eventually'
  | 'settled'
  | 'now'
  | 'once'
> & {
  readonly fixtures: { deliveryTime(): Promise<number> }
}

/** What comes of messages that a story publishes one after the other. */
export interface Taken {
  /** Counts an answer if it accepted a message. */
  accepted(answer: Answer): void
  /** Judges that notifications for all that were accepted come to each of the subscriptions. */
  judgeGiven(verification: Verification): Promise<void>
  /**
   * Judges that none come for messages that were refused, so many that no other publisher published as many.
   *
   * @param isWide whether they may have come to any subscription
   * @returns false where they do
   */
  judgeNoneFor(refused: number, verification: Verification, isWide?: boolean): Promise<boolean>
  /** Acknowledges every other one of those that came, and sees to it that they leave the lists; reads the rest. */
  acknowledgeHalf(): Promise<void>
}

/**
 * Takes the notifications away, in the end, that come for messages: they would pile up, and come in between later.
 *
 * @param subscriptions for which they come; without any, nothing can be taken away
 */
export async function takeBack(stage: Parts, subscriptions: readonly string[]): Promise<Taken> {
  const { fixtures, afterwards, eventually, settled, now } = stage
  const first = await lookAtFirst(stage, subscriptions)
  const { read, whole, fresh } = first
  const time = await fixtures.deliveryTime()
  /** What came besides by the time of the first look, by subscription: all may come twice. */
  const besides = new Map<string, number>()
  let due = 0
  let last: { readonly at: number; readonly answer: Answer } | undefined
  afterwards(async (actors) => {
    if (last === undefined || subscriptions.length === 0) return
    const parts = withParts(stage, { customer: actors.customer })
    const look = async (): Promise<readonly string[]> => {
      const lists = await Promise.all(
        subscriptions.map((subscription) => waitingIn(parts, { subscription })),
      )
      return [...new Set(lists.flatMap(fresh).map(identify))]
    }
    const left = last.at + Math.min(time, patience) - now()
    const came = await eventually(left, look, (ids) => ids.length >= due * subscriptions.length)
    await removeNotifications({ settled }, actors.customer, came, subscriptions)
  })
  return {
    accepted(answer) {
      if (answer.status >= 300) return
      due += 1
      last = { at: now(), answer }
    },
    async judgeGiven(verification) {
      if (subscriptions.length === 0) return verification.undecided(...noSubscription)
      // Where nothing was accepted, nothing is to come.
      if (last === undefined) return
      for (const subscription of subscriptions) {
        const list = await eventually(
          time,
          () => read(subscription),
          (seen) => fresh(seen).length >= due,
        )
        const came = fresh(list).length
        if (!besides.has(subscription)) besides.set(subscription, Math.max(came - due, 0))
        const isShort = came < due
        if (isShort && holdsMore(fresh({ items: await whole() }), list, came))
          return verification.undecided('What came is not in the list of its subscription.', {
            remedy: 'let what is delivered stand in the list of its subscription',
          })
        verification(list, last.answer).that({
          holds: !isShort,
          expected: `notifications for what was published, for ${subscription}: ${due}`,
          actual: String(came),
          pointer: '/_embedded/items',
        })
      }
    },
    async judgeNoneFor(refused, verification, isWide = false) {
      if (last === undefined) return true
      const mayCome = (subscription: string): number => due + (besides.get(subscription) ?? 0)
      const { answer } = last
      const all = { refused, due: mayCome, last: answer, isWide }
      return judgeNoneCame(stage, first, all, verification)
    },
    async acknowledgeHalf() {
      for (const subscription of subscriptions)
        await acknowledgeHalfOf(stage, () => read(subscription), fresh)
      due = Math.floor(due / 2)
    },
  }
}

/** Acknowledges every other one of those that came to a list, and reads the rest. */
async function acknowledgeHalfOf(
  stage: Parts,
  read: () => Promise<Waiting>,
  fresh: WhatCame['fresh'],
): Promise<void> {
  const leaves = (list: Waiting) => stage.assume(list, 'messages.acknowledge.leaves')
  const list = await read()
  // What is deleted in the end is one as well.
  const came = fresh(list).map(identify)
  const half = came.filter((_, index) => index % 2 === 0)
  const rest = came.filter((id) => !half.includes(id))
  await assumeReadable(stage, read, rest)
  await judgeAcknowledged(stage, leaves, read, list, half)
}

const relation = 'svc:subscription'

/** Whether the whole list holds more of a subscription than its own list: that is a fault of the filter. */
function holdsMore(items: readonly Item[], list: Waiting, came: number): boolean {
  const linked = new Set(list.items.flatMap((item) => hrefsOf(item, relation)))
  const isOfIt = (item: Item): boolean =>
    linked.size !== 1 || hrefsOf(item, relation).some((href) => linked.has(href))
  return items.filter(isOfIt).length > came
}
