import type { Stage, Verify } from '../../../../src/scenario/index.js'
import { type ActiveList, activeList, identifierMember } from '../../shared/active-list.js'
import type { Made } from '../../shared/made-definition.js'
import { orderAbout } from '../../shared/order-about.js'
import { shownNotification } from '../../shared/shown-notification.js'
import { isOneOf } from './is-one-of.js'
import { type allButOne, judgeOther } from './judge-other.js'

/**
 * Judges that another one is still active, and that what was dismissed is left out when it and the other one were
 * read, and one more of its definition was created, which is active.
 */
export async function judgeLater(
  stage: Stage,
  { leftOut, notOthers }: Verify<'leftOut' | 'notOthers'>,
  made: Made,
  { ids, other }: ReturnType<typeof allButOne>,
): Promise<void> {
  await judgeOther(stage, notOthers, other)
  const { customer, operation, given, assume, interface: contract } = stage
  const mark = contract.operations.find(({ id }) => id === 'markNotificationAsRead')
  // One that was dismissed may be read later, in what a client still shows, and is not active again.
  for (const notification of mark === undefined || other === undefined ? [] : [other, ids[0]])
    if (mark !== undefined && notification !== undefined)
      await customer.send(mark.id, orderAbout(mark, { notification }))
  const { created, item, list } = await shownNotification(stage, made)
  const active = operation('getActiveNotifications')
  const { answer: listed } = list
  // Where those that are alike are one, it is one that was dismissed.
  if (other !== undefined && created.status < 300 && listed.status === 200)
    assume(listed, 'notifications.active.listed').holdsSome(
      'notification that was created after others of its definition were dismissed',
      (one) => one === item,
      identifierMember(active),
    )
  let seen: ActiveList | undefined = list
  await leftOut.confirmed(async (compare) => {
    const { answer } = seen ?? (await activeList(stage, customer))
    seen = undefined
    given(answer).status(200)
    compare(answer).holdsNo(
      `notification of ${ids.join(', ')}`,
      isOneOf(active, ids),
      identifierMember(active),
    )
  })
}
