import type { Item, Stage } from '../../../../src/scenario/index.js'
import { activeList, identifierMember, identifierOf } from '../../shared/active-list.js'
import { type Made, madeDefinition } from '../../shared/made-definition.js'
import { listedNotification } from '../../shared/shown-notification.js'

/**
 * Creates a notification of a further definition of the same type, which is to stay active whatever becomes of the one
 * that a story is about.
 *
 * @returns what finds out whether it is
 */
export async function besideDefinition(stage: Stage, { type }: Made): Promise<() => Promise<void>> {
  const { assume, customer, given, operation, settled } = stage
  const active = operation('getActiveNotifications')
  // Whether there may be two definitions of one type is not shown.
  const sameType = (text: string) => ({ type, message: { text } })
  const beside = await madeDefinition(stage, sameType, 'createDefinition', () => ({}))
  const { id } = await listedNotification(stage, beside)
  return async () => {
    const isIt = (one: Item): boolean => identifierOf(active, one) === id
    const { answer } = await settled(
      () => activeList(stage, customer),
      ({ items }) => items.some(isIt),
    )
    given(answer).status(200)
    const stays = assume(answer, 'notifications.active.listed')
    stays.holdsSome(`notification ${id} of another definition`, isIt, identifierMember(active))
  }
}
