import { awaitAftermath, type Stage } from '../../../../src/scenario/index.js'
import { activeList } from '../../shared/active-list.js'
import { isOneOf } from './is-one-of.js'
import { orderAbout } from '../../shared/order-about.js'

/**
 * Has another customer send a request about each of some notifications that are none of theirs. How it is answered is
 * not said: what becomes of them counts.
 *
 * @throws Undecided where the other customer is shown them as well
 */
export async function sendAsAnother(
  stage: Stage,
  operationId: string,
  ids: readonly string[],
): Promise<void> {
  const { otherCustomer, operation, given, giveUp } = stage
  const active = operation('getActiveNotifications')
  const theirs = await activeList(stage, otherCustomer)
  given(theirs.answer).status(200)
  if (theirs.items.some(isOneOf(active, ids)))
    giveUp(
      'The other customer is shown the notifications as well.',
      'let users see notifications of their own alone',
    )
  for (const notification of ids)
    await otherCustomer.send(operationId, orderAbout(operation(operationId), { notification }))
  await awaitAftermath(stage)
}
