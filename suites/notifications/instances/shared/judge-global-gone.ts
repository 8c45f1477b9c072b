import type { Item, Stage, Verification } from '../../../../src/scenario/index.js'
import { activeList, identifierMember, keyOf } from '../../shared/active-list.js'
import { givenSuccess } from '../../shared/given-success.js'
import { orderAbout } from '../../shared/order-about.js'

/**
 * Deletes a global definition, where a supplement shows how, and judges that it makes no notifications any more.
 *
 * @param keys of those that it made for the customer
 */
export async function judgeGlobalGone(
  stage: Stage,
  gone: Verification,
  definition: string,
  keys: readonly string[],
): Promise<void> {
  const { admin, customer, operation, given } = stage
  const remove = stage.interface.operations.find(({ id }) => id === 'deleteDefinition')
  if (remove === undefined) return
  const active = operation('getActiveNotifications')
  const deleted = await admin.send(remove.id, orderAbout(remove, { definition }))
  givenSuccess(stage, deleted)
  await gone.confirmed(async (compare) => {
    const { answer } = await activeList(stage, customer, ['global'])
    given(answer).status(200)
    const isIt = (one: Item): boolean => keys.includes(keyOf(active, one))
    const what = 'notification of the definition that was deleted'
    compare(answer, deleted).holdsNo(what, isIt, identifierMember(active))
  })
}
