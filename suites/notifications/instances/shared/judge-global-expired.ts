import {
  identify,
  type Item,
  type Stage,
  type Verification,
  type Walk,
  walkNumbered,
} from '../../../../src/scenario/index.js'
import { madeDefinition } from '../../shared/made-definition.js'
import { orderAbout } from '../../shared/order-about.js'

const listed = 'notifications.expireDefinition.listed'

/** Lets a global definition expire, and judges that it says so, and is listed so, where that was carried out. */
export async function judgeGlobalExpired(stage: Stage, told: Verification): Promise<void> {
  const { admin, assume, operation, settled } = stage
  const { id: definition } = await madeDefinition(stage, undefined, 'createGlobalDefinition')
  const isIt = (item: Item): boolean => identify(item) === definition
  const holdsIt = ({ items }: Walk): boolean => items.some(isIt)
  const list = (expired: boolean) =>
    walkNumbered(admin, 'getDefinitions', { contextName: ['global'], expired }, { pages: 40 })
  // Where the lists do not tell what has not expired, they tell nothing of what has.
  const areRight = holdsIt(await settled(() => list(false), holdsIt)) && !holdsIt(await list(true))
  const expire = operation('expireDefinition')
  const done = await admin.send(expire.id, orderAbout(expire, { definition }))
  // Whether a global one can be let expire, another requirement would have to say.
  if (done.status >= 300) return
  const read = () => admin.send('getDefinition', { path: { definitionId: definition } })
  const after = await settled(read, (one) => one.at('/expired') === true)
  if (after.status !== 200 || !told(after, done).at('/expired', true) || !areRight) return
  assume(await settled(() => list(true), holdsIt), listed).holds([definition])
  const others = await settled(
    () => list(false),
    (seen) => !holdsIt(seen),
  )
  assume(others, listed).holdsNo('definition that was let expire', isIt)
}
