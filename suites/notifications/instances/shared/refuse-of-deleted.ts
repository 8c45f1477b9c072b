import type { RequestInput, Stage, Verification } from '../../../../src/scenario/index.js'
import { besideDefinition } from './beside-definition.js'
import { madeDefinition } from '../../shared/made-definition.js'
import { orderAbout } from '../../shared/order-about.js'

/** Judges that nothing is created from a definition that was deleted, where a supplement shows how one is. */
export async function refuseOfDeleted(
  stage: Stage,
  missing: Verification,
  orderOf: (definition: string) => RequestInput,
): Promise<void> {
  const { admin } = stage
  const remove = stage.interface.operations.find(({ id }) => id === 'deleteDefinition')
  if (remove === undefined) return
  const { id: definition } = await madeDefinition(stage)
  const assumeBeside = await besideDefinition(stage)
  const deleted = await admin.send(remove.id, orderAbout(remove, { definition }))
  if (deleted.status >= 300) return
  await missing.confirmed(async (compare) => {
    const answer = await admin.send('createNotifications', orderOf(definition))
    compare(answer, deleted).status('4XX')
  })
  await assumeBeside()
}
