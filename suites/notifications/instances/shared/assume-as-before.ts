import type { Stage } from '../../../../src/scenario/index.js'
import {
  activeList,
  type ActiveList,
  identifierOf,
  meant,
  placeOf,
} from '../../shared/active-list.js'
import { isOneOf } from './is-one-of.js'

/** What reading a notification does not change, and the requirement that says what it is. */
const lasting = [
  ['text', 'notifications.instances.message'],
  ['context', 'notifications.instances.context-kept'],
] as const

/** Sees to it that notifications that were read say what they said before, in the same context. */
export async function assumeAsBefore(
  stage: Pick<Stage, 'customer' | 'operation' | 'fixtures' | 'giveUp' | 'settled' | 'assume'>,
  ids: readonly string[],
  before: ActiveList,
): Promise<void> {
  const { customer, operation, settled, assume } = stage
  const active = operation('getActiveNotifications')
  const isOurs = isOneOf(active, ids)
  const list = await settled(
    () => activeList(stage, customer),
    ({ items }) => items.some(isOurs),
  )
  for (const item of list.items.filter(isOurs)) {
    const id = identifierOf(active, item)
    const unread = before.items.find((one) => identifierOf(active, one) === id)
    for (const [meaning, row] of lasting) {
      const place = placeOf(list, item, active, meaning)
      const was = unread && meant(active, unread, meaning)
      if (place !== undefined && was !== undefined) assume(list.answer, row).at(place, was)
    }
  }
}
