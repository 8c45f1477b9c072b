import { hrefsOf, identify, type Item, type Stage } from '../../../../src/scenario/index.js'
import { isAbsolute } from '../../shared/is-absolute.js'
import { waitingIn } from '../../shared/waiting-in.js'
import type { OwnNotification } from './own-notification.js'

/**
 * Sees to it that notifications of ours are in the lists that addresses narrow, whatever their messages say and are about, as
 * long as they are in that of their subscription.
 *
 * @param topic its address
 */
export async function assumeInLists(
  stage: Pick<Stage, 'customer' | 'given' | 'giveUp' | 'settled' | 'assume'>,
  topic: string,
  own: readonly OwnNotification[],
): Promise<void> {
  for (const { id, item, subscription } of own) {
    const isIt = (one: Item): boolean => identify(one) === id
    const linked = hrefsOf(item, 'svc:subscription').filter(isAbsolute)
    const lists = [
      ['messages.getPullNotifications.by-topic-uri', { topic }],
      ...linked.flatMap(
        (uri) =>
          [
            ['messages.getPullNotifications.by-subscription-uri', { subscription: uri }],
            ['messages.getPullNotifications.by-subscriptionUri', { subscriptionUri: uri }],
          ] as const,
      ),
    ] as const
    for (const [row, query] of lists) {
      const list = await stage.settled(
        () => waitingIn(stage, query),
        ({ items }) => items.some(isIt),
      )
      const { items } = await waitingIn(stage, { subscription })
      // Others may have taken it away.
      if (items.some(isIt)) stage.assume(list, row).holdsSome(`notification ${id}`, isIt)
    }
  }
}
