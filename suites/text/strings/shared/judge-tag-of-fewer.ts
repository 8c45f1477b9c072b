import type { Answer, Stage, Verification } from '../../../../src/scenario/index.js'
import type { ownString } from '../../shared/own-string.js'

/**
 * Verifies that the strings of a group have another entity tag when one is taken away that was not modified last. How
 * that is answered is not shown.
 *
 * @param before the strings with it
 */
export async function judgeTagOfFewer(
  { admin, customer, settled }: Pick<Stage, 'admin' | 'customer' | 'settled'>,
  verify: Verification,
  { group, name, order }: Awaited<ReturnType<typeof ownString>>,
  before: Answer,
): Promise<void> {
  await admin.send('deleteString', order)
  const left = await settled(
    () => customer.send('getStrings', { path: { groupId: group } }),
    ({ items }) => items.every((item) => item['name'] !== name),
  )
  const isLess = left.items.length < before.items.length
  if (left.status === 200 && isLess) verify(left).hasOtherTagThan(before)
}
