import {
  type Answer,
  identify,
  type Sender,
  type Stage,
  walkNumbered,
} from '../../../../src/scenario/index.js'
import { removeNotifications } from '../../shared/remove-notifications.js'

/** Milliseconds that are waited for what was published: what comes later stays. */
const patience = 5000
const bounds = { pages: 20, items: 2000 }

type Parts = Pick<Stage, 'customer' | 'afterwards' | 'eventually' | 'settled' | 'now'> & {
  readonly fixtures: { deliveryTime(): Promise<number> }
}

/**
 * Takes the notifications away, in the end, that come for messages of which a story wants to know no more than
 * whether they are accepted: they would pile up, and come in between later.
 *
 * @param subscriptions for which they come; without any, nothing can be taken away
 * @returns counts an answer that accepted a message
 */
export async function takeBack(
  { customer, fixtures, afterwards, eventually, settled, now }: Parts,
  subscriptions: readonly string[],
): Promise<(answer: Answer) => void> {
  const listed = async (sender: Sender): Promise<readonly string[]> => {
    const lists = await Promise.all(
      subscriptions.map((subscription) =>
        walkNumbered(sender, 'getPullNotifications', { subscription }, bounds),
      ),
    )
    return [...new Set(lists.flatMap(({ items }) => items.map(identify)))]
  }
  const before = new Set(await listed(customer))
  const time = Math.min(await fixtures.deliveryTime(), patience)
  let due = 0
  let last = now()
  afterwards(async (actors) => {
    if (due === 0) return
    const came = await eventually(
      last + time - now(),
      async () => (await listed(actors.customer)).filter((id) => !before.has(id)),
      (ids) => ids.length >= due,
    )
    await removeNotifications({ settled }, actors.customer, came)
  })
  return ({ status }) => {
    if (status >= 300) return
    due += subscriptions.length
    last = now()
  }
}
