import type { Stage } from '../../../../src/scenario/index.js'
import { orderAbout } from '../../shared/order-about.js'

/** Dismisses one of several where that can be done: the marks of the others are their own. */
export async function dismissLast(
  { customer, interface: { operations } }: Pick<Stage, 'customer' | 'interface'>,
  ids: readonly string[],
): Promise<readonly string[]> {
  const dismiss = operations.find(({ id }) => id === 'dismissNotification')
  const [last, ...others] = ids.toReversed()
  if (dismiss === undefined || last === undefined || others.length === 0) return ids
  await customer.send(dismiss.id, orderAbout(dismiss, { notification: last }))
  return others
}
