import { identify, often, type Verification } from '../../../../src/scenario/index.js'
import { judgeAcknowledged } from '../../shared/judge-acknowledged.js'
import type { Needs } from '../../shared/publication.js'
import { publishAndWatch } from '../../shared/publish-and-watch.js'
import { waitingIn } from '../../shared/waiting-in.js'
import { judgeLeft } from '../../shared/judge-left.js'

/** Notifications that came for several messages of ours. */
export interface SeveralNotifications {
  /** Of one subscription; the first half of them is for the same messages as that of the others. */
  readonly own: readonly string[]
  /** Of another subscription, where there is one: else the same. */
  readonly others: readonly string[]
  /** Those that were taken away. */
  readonly taken: Set<string>
  /** Judges that the lists hold all that were not taken away. */
  judgeLeft(verification: Verification): Promise<boolean>
  /** Acknowledges those of the other subscription that were not taken away, and judges that they leave its list. */
  acknowledgeOthers(verification: Verification): Promise<void>
}

/**
 * Publishes several messages on the topic of the profile; what comes of them is taken away at the end.
 *
 * @throws Undecided when not all of them come
 */
export async function severalNotifications(
  stage: Needs & { readonly fixtures: { topic(): Promise<string> } },
  subscriptions: readonly [string, ...string[]],
): Promise<SeveralNotifications> {
  const [topic, count] = [await stage.fixtures.topic(), 2 * often]
  const { came, lists: early } = await publishAndWatch(stage, {
    topic,
    awaited: subscriptions,
    count,
  })
  const lists = [...came].map(([subscription, items]) => ({
    subscription,
    ids: items.map(identify),
  }))
  // What came for others at the same time, they take away themselves.
  if (lists.some(({ ids }) => ids.length > count))
    stage.giveUp(
      'Several notifications came at once, and do not tell for which message they are.',
      'fixtures.messages.topic, on which no one else publishes',
    )
  if (lists.some(({ ids }) => ids.length < count))
    stage.giveUp(
      'Notifications did not come for all messages that were published.',
      'fixtures.messages.deliveryTime',
    )
  const [own = [], others = own] = lists.map(({ ids }) => ids)
  const taken = new Set<string>()
  return {
    own,
    others,
    taken,
    async acknowledgeOthers(verification) {
      const [, subscription] = subscriptions
      if (subscription === undefined) return
      const left = others.filter((id) => !taken.has(id))
      const read = () => waitingIn(stage, { subscription })
      await judgeAcknowledged(stage, verification, read, await read(), left)
      for (const id of left) taken.add(id)
    },
    async judgeLeft(verification) {
      for (const { subscription, ids } of lists) {
        const left = ids.filter((id) => !taken.has(id))
        // All of another subscription may have been taken away.
        if (left.length === 0) continue
        const list = { subscription, ids: left, early: early.get(subscription), since: [] }
        if (!(await judgeLeft(stage, verification, list))) return false
      }
      return true
    },
  }
}
