import type { Item, Stage, Verification } from '../../../../src/scenario/index.js'
import { activeList, identifierMember } from '../../shared/active-list.js'

const contexts = ['account', 'user', 'global']

/**
 * Judges that a list of more than two contexts holds the notifications of those that come last.
 *
 * @param due which notifications are those of each of them
 */
export async function judgeFurtherContext(
  stage: Pick<Stage, 'customer' | 'operation' | 'fixtures' | 'giveUp'>,
  verification: Verification,
  due: readonly ((one: Item) => boolean)[],
): Promise<void> {
  const key = identifierMember(stage.operation('getActiveNotifications'))
  await verification.confirmed(async (compare) => {
    const { answer } = await activeList(stage, stage.customer, contexts)
    // Which contexts can be asked for together is not shown, but for “global|user”.
    if (answer.status !== 200) return
    for (const isDue of due)
      compare(answer).holdsSome('notification of a context that was asked for', isDue, key)
  })
}
