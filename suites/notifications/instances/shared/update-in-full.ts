import type { Stage } from '../../../../src/scenario/index.js'
import { updateOwn } from '../../shared/change-definition.js'
import type { Made } from '../../shared/made-definition.js'

/** Updates a definition with all that a message may have, and sees to it that it shows that, where it was not refused. */
export async function updateInFull(
  stage: Pick<Stage, 'admin' | 'assume'>,
  made: Made,
  text: string,
): Promise<void> {
  const { admin, assume } = stage
  const variant = { text, imageUri: 'https://images.example.org/assay-changed.svg' }
  const changes = { message: { ...variant, variants: { fr: variant } }, priority: 'medium' }
  const { answer } = await updateOwn(stage, made, changes)
  if (answer.status >= 300) return
  const after = await admin.send('getDefinition', { path: { definitionId: made.id } })
  assume(after, 'notifications.updateDefinition.updated').shows(changes)
}
