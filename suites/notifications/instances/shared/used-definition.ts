import type { Stage } from '../../../../src/scenario/index.js'
import { updateOwn } from '../../shared/change-definition.js'
import { type Made, madeDefinition } from '../../shared/made-definition.js'
import { shownNotification } from '../../shared/shown-notification.js'

/**
 * Creates a definition that is in use: it was updated, where that takes no more than is shown, and has a notification. An
 * end of it is an end all the same.
 */
export async function usedDefinition(stage: Stage): Promise<Made> {
  const made = await madeDefinition(stage)
  await updateOwn(stage, made, { priority: 'high' })
  await shownNotification(stage, made)
  return made
}
