import { type Answer, assumeCurrent, type Stage } from '../../../src/scenario/index.js'
import type { Made } from './made-definition.js'
import { putDefinition } from './put-definition.js'

/** Updates a definition of ours: what it was with some members changed. */
export async function updateOwn(
  { admin, assume }: Pick<Stage, 'admin' | 'assume'>,
  { id }: Pick<Made, 'id'>,
  changes: object,
): Promise<{ readonly before: Answer; readonly answer: Answer }> {
  const order = { path: { definitionId: id } }
  const before = await admin.send('getDefinition', order)
  assume(before, 'notifications.createDefinition.creation-shown').status(200)
  return { before, answer: await putDefinition(admin, order, before, changes) }
}

/**
 * The same, for scenarios that build on it.
 *
 * @throws Undecided where the target does not do it
 */
export async function changeDefinition(
  stage: Pick<Stage, 'admin' | 'assume' | 'giveUp'>,
  made: Made,
  changes: object,
): Promise<void> {
  const { answer } = await updateOwn(stage, made, changes)
  const order = { path: { definitionId: made.id } }
  const { admin: sender } = stage
  await assumeCurrent(stage, answer, { sender, operation: 'getDefinition', order })
  if (answer.status >= 400 && answer.status < 500)
    stage.giveUp(
      `The definition was not updated (${answer.status}): what an update requires is not shown.`,
      'let a definition be updated with what the documents show of it',
    )
  stage.assume(answer, 'notifications.updateDefinition.updated').status('2XX')
  const after = await stage.admin.send('getDefinition', { path: { definitionId: made.id } })
  stage.assume(after, 'notifications.updateDefinition.updated').status(200)
  stage.assume(after, 'notifications.updateDefinition.updated').shows(changes)
}
