import type { Answer, RequestInput, Stage, Verification } from '../../../../src/scenario/index.js'
import { besideDefinition } from './beside-definition.js'
import { orderAbout } from '../../shared/order-about.js'
import { usedDefinition } from './used-definition.js'

/** Judges that nothing is created from a definition that was deleted, where a supplement shows how one is. */
export async function refuseOfDeleted(
  stage: Stage,
  missing: Verification,
  orderOf: (definition: string) => RequestInput,
): Promise<void> {
  const { admin, assume, settled } = stage
  const remove = stage.interface.operations.find(({ id }) => id === 'deleteDefinition')
  if (remove === undefined) return
  const made = await usedDefinition(stage)
  const { id: definition } = made
  const assumeBeside = await besideDefinition(stage, made)
  const deleted = await admin.send(remove.id, orderAbout(remove, { definition }))
  if (deleted.status >= 300) return
  const read = () => admin.send('getDefinition', { path: { definitionId: definition } })
  const isThere = (one: Answer): boolean => one.at('/_id') === definition
  const seen = await settled(read, (one) => !isThere(one))
  // How it is answered for what is not there, others tell.
  if (isThere(seen)) assume(seen, 'notifications.deleteDefinition.gone').status(404)
  await missing.confirmed(async (compare) => {
    const answer = await admin.send('createNotifications', orderOf(definition))
    compare(answer, deleted).status('4XX')
  })
  await assumeBeside()
}
