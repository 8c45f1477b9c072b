import type { Stage } from '../../../../src/scenario/index.js'
import { identifierOf } from '../../shared/active-list.js'
import { madeDefinition } from '../../shared/made-definition.js'
import { orderAbout } from '../../shared/order-about.js'
import { shownNotification } from '../../shared/shown-notification.js'

/** Each is sent where a supplement describes it. */
const ends = ['deleteNotification', 'expireDefinition', 'deleteDefinition']

/**
 * Makes another definition and a notification of it, and has both go: what users did with other notifications stays as
 * it was. How that is answered, other stories tell.
 */
export async function othersComeAndGo(stage: Stage): Promise<void> {
  const { admin, operation } = stage
  const made = await madeDefinition(stage)
  const { item } = await shownNotification(stage, made)
  const notification = item && identifierOf(operation('getActiveNotifications'), item)
  for (const name of ends) {
    if (!stage.interface.operations.some(({ id }) => id === name)) continue
    if (name === 'deleteNotification' && notification === undefined) continue
    const subject = { definition: made.id, notification }
    await admin.send(name, orderAbout(operation(name), subject))
  }
}
