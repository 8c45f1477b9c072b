import { activeList, identifierMember } from '../../shared/active-list.js'
import { madeDefinition } from '../../shared/made-definition.js'
import { shownNotification } from '../../shared/shown-notification.js'

/** Contexts to which the address of an account fits, or any: one of them has none of its own. */
const contexts = ['account', 'none']

/**
 * Assumes that a notification is active whichever context its definition has. Which of them can be asked for is not
 * shown, and “user” may stand for all that is for a user: it is listed where its own context is asked for, or there.
 */
export async function assumeInOtherContexts(
  stage: Parameters<typeof shownNotification>[0] & {
    readonly fixtures: { contextName(): Promise<string> }
  },
): Promise<void> {
  const { customer, assume, operation, fixtures } = stage
  // An address that was chosen for another context need not fit.
  if ((await fixtures.contextName()) !== 'user') return
  for (const contextName of contexts) {
    const made = await madeDefinition(stage, (text) => ({ contextName, message: { text } }))
    const { created, list, item } = await shownNotification(stage, made, undefined, [contextName])
    if (created.status >= 300 || list.answer.status !== 200) continue
    const { items } = await activeList(stage, customer)
    if (items.some((one) => JSON.stringify(one).includes(made.type))) continue
    assume(list.answer, 'notifications.active.listed').holdsSome(
      `notification in the context ${contextName}`,
      (one) => one === item,
      identifierMember(operation('getActiveNotifications')),
    )
  }
}
