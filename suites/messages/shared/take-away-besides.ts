import {
  identify,
  type Item,
  type Sender,
  type Stage,
  walkNumbered,
} from '../../../src/scenario/index.js'
import { markPrefix } from './own-message.js'
import { readingBounds } from './reading-bounds.js'
import { removeNotifications } from './remove-notifications.js'

/**
 * Takes away, in the end, what comes to further subscriptions of a topic while a story publishes on it. Where notifications
 * carry their message, others are for what others published meanwhile, and stay.
 */
export async function takeAwayBesides(
  stage: Pick<Stage, 'customer' | 'afterwards' | 'settled'>,
  subscriptions: readonly string[],
): Promise<void> {
  const read = async (sender: Sender): Promise<readonly Item[]> => {
    const lists = subscriptions.map((subscription) =>
      walkNumbered(sender, 'getPullNotifications', { subscription }, readingBounds),
    )
    return (await Promise.all(lists)).flatMap(({ items }) => items)
  }
  const before = new Set((await read(stage.customer)).map(identify))
  stage.afterwards(async ({ customer }) => {
    const came = (await read(customer)).filter((item) => !before.has(identify(item)))
    const marked = came.filter((item) => JSON.stringify(item).includes(markPrefix))
    const own = marked.length > 0 ? marked : came
    await removeNotifications(stage, customer, own.map(identify), subscriptions)
  })
}
