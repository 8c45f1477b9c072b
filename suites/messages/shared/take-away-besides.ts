import { identify, type Sender, type Stage, walkNumbered } from '../../../src/scenario/index.js'
import { readingBounds } from './reading-bounds.js'
import { removeNotifications } from './remove-notifications.js'

/** Takes away, in the end, what comes to further subscriptions of a topic while a story publishes on it. */
export async function takeAwayBesides(
  stage: Pick<Stage, 'customer' | 'afterwards' | 'settled'>,
  subscriptions: readonly string[],
): Promise<void> {
  const read = async (sender: Sender): Promise<readonly string[]> => {
    const lists = subscriptions.map((subscription) =>
      walkNumbered(sender, 'getPullNotifications', { subscription }, readingBounds),
    )
    return (await Promise.all(lists)).flatMap(({ items }) => items.map(identify))
  }
  const before = new Set(await read(stage.customer))
  stage.afterwards(async ({ customer }) => {
    const came = (await read(customer)).filter((id) => !before.has(id))
    await removeNotifications(stage, customer, came, subscriptions)
  })
}
