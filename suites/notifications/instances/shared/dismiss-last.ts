import type { Stage } from '../../../../src/scenario/index.js'
import { activeList, identifierMember } from '../../shared/active-list.js'
import { orderAbout } from '../../shared/order-about.js'
import { isOneOf } from './is-one-of.js'

/**
 * Dismisses one of several that were read, where that can be done, and sees to it that it is left out then: the marks of
 * the others are their own.
 */
export async function dismissLast(
  stage: Pick<
    Stage,
    'customer' | 'interface' | 'operation' | 'fixtures' | 'settled' | 'assume' | 'giveUp'
  >,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { customer, operation, settled, assume } = stage
  const dismiss = stage.interface.operations.find(({ id }) => id === 'dismissNotification')
  const [last, ...others] = ids.toReversed()
  if (dismiss === undefined || last === undefined || others.length === 0) return ids
  const done = await customer.send(dismiss.id, orderAbout(dismiss, { notification: last }))
  if (done.status >= 300) return others
  const active = operation('getActiveNotifications')
  const isLast = isOneOf(active, [last])
  const { answer } = await settled(
    () => activeList(stage, customer),
    ({ items }) => !items.some(isLast),
  )
  if (answer.status === 200)
    assume(answer, 'notifications.dismissed.left-out').holdsNo(
      `notification ${last}`,
      isLast,
      identifierMember(active),
    )
  return others
}
