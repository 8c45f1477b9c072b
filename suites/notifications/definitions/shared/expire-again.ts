import type { Answer, Stage, Verification } from '../../../../src/scenario/index.js'
import type { Own } from '../../shared/create-own.js'
import { orderAbout } from '../../shared/order-about.js'

/**
 * Lets a definition expire that has expired. Whether that is refused is not shown; it has expired all the same.
 *
 * @returns the definition, as it was read afterwards
 */
export async function expireAgain(
  { admin, operation }: Pick<Stage, 'admin' | 'operation'>,
  carriedOut: Verification,
  { id, order }: Own,
): Promise<Answer> {
  const expire = operation('expireDefinition')
  const done = await admin.send(expire.id, orderAbout(expire, { definition: id }))
  const read = await admin.send('getDefinition', order)
  if (read.status === 200)
    carriedOut(read, done).tells('/expired', 'that it is expired', (expired) => expired === true)
  return read
}
