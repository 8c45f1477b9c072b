import type { Stage, Verification } from '../../../../src/scenario/index.js'
import { madeDefinition } from '../../shared/made-definition.js'
import { orderAbout } from '../../shared/order-about.js'

/** Lets a global definition expire, and judges that it says so where that was carried out. */
export async function judgeGlobalExpired(stage: Stage, told: Verification): Promise<void> {
  const { admin, operation, settled } = stage
  const { id: definition } = await madeDefinition(stage, undefined, 'createGlobalDefinition')
  const expire = operation('expireDefinition')
  const done = await admin.send(expire.id, orderAbout(expire, { definition }))
  // Whether a global one can be let expire, another requirement would have to say.
  if (done.status >= 300) return
  const read = () => admin.send('getDefinition', { path: { definitionId: definition } })
  const after = await settled(read, (one) => one.at('/expired') === true)
  if (after.status === 200) told(after, done).at('/expired', true)
}
