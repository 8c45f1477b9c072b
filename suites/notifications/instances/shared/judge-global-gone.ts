import type { Item, Stage, Verification } from '../../../../src/scenario/index.js'
import { activeList, identifierMember, keyOf } from '../../shared/active-list.js'
import { givenSuccess } from '../../shared/given-success.js'
import { namesType } from '../../shared/is-of-another.js'
import type { Made } from '../../shared/made-definition.js'
import { orderAbout } from '../../shared/order-about.js'

/**
 * Deletes a global definition, where a supplement shows how, and judges that it makes no notifications any more.
 *
 * @param keys of those that it made for the customer, which may have other identifiers each time
 */
export async function judgeGlobalGone(
  stage: Stage,
  gone: Verification,
  { id: definition, type }: Made,
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
    const isIt = (one: Item): boolean =>
      keys.includes(keyOf(active, one)) || namesType(active, one, type) === true
    const what = 'notification of the definition that was deleted'
    compare(answer, deleted).holdsNo(what, isIt, identifierMember(active))
  })
}
