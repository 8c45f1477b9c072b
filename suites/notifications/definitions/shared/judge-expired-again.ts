import type { Answer, Stage, Verification } from '../../../../src/scenario/index.js'
import type { Own } from '../../shared/create-own.js'
import { orderAbout } from '../../shared/order-about.js'
import { judgeExpiredUpdates } from './judge-expired-updates.js'

/**
 * Lets a definition expire that has expired, and judges updates of it. Whether a second expiry is refused is not shown; it
 * has expired all the same.
 *
 * @param before what it was before it expired, with another entity tag
 */
export async function judgeExpiredAgain(
  stage: Pick<Stage, 'admin' | 'assume' | 'operation'>,
  carriedOut: Verification,
  own: Own,
  before: Answer,
): Promise<void> {
  const { admin, operation } = stage
  const expire = operation('expireDefinition')
  const done = await admin.send(expire.id, orderAbout(expire, { definition: own.id }))
  const expired = await admin.send('getDefinition', own.order)
  if (expired.status !== 200) return
  carriedOut(expired, done).tells('/expired', 'that it is expired', (told) => told === true)
  await judgeExpiredUpdates(stage, own, { before, expired })
}
