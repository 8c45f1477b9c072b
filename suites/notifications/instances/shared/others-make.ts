import type { Stage } from '../../../../src/scenario/index.js'
import { activeList, type ActiveList, keyOf } from '../../shared/active-list.js'

/** About as many as it takes to send what is refused, and to see what comes of it. */
const looks = 8

/** Whether notifications come to the customer though the run asks for none. */
export async function othersMake(
  stage: Pick<Stage, 'customer' | 'operation' | 'fixtures' | 'giveUp'>,
  { items }: ActiveList,
  contexts: readonly string[],
): Promise<boolean> {
  const active = stage.operation('getActiveNotifications')
  const known = new Set(items.map((item) => keyOf(active, item)))
  for (let looked = 0; looked < looks; looked += 1) {
    const list = await activeList(stage, stage.customer, contexts)
    if (list.items.some((item) => !known.has(keyOf(active, item)))) return true
  }
  return false
}
