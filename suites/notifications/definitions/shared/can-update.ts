import type { RequestInput, Stage } from '../../../../src/scenario/index.js'
import { putDefinition } from '../../shared/put-definition.js'

/**
 * Tells whether the administrator can update a definition at all, by doing it. What an update answers and the rest of
 * what it takes is not shown: what is read afterwards counts.
 */
export async function canUpdate(
  { admin }: Pick<Stage, 'admin'>,
  order: RequestInput,
): Promise<boolean> {
  const text = 'Assay updated this.'
  const before = await admin.send('getDefinition', order)
  if (before.status !== 200) return false
  await putDefinition(admin, order, before, { message: { text } })
  const after = await admin.send('getDefinition', order)
  return after.status === 200 && after.at('/message/text') === text
}
