import type { Item, Sender, Stage, Verify } from '../../../../src/scenario/index.js'
import { stays } from '../../shared/stays.js'
import { activeList, identifierMember, identifierOf, keyOf } from '../../shared/active-list.js'
import { namesType } from '../../shared/is-of-another.js'
import { madeDefinition } from '../../shared/made-definition.js'
import { giveContext } from '../../shared/supplement-remedies.js'
import { orderAbout } from '../../shared/order-about.js'

/**
 * Judges that a notification of a global definition, which a customer dismissed, is left out for that customer and for
 * no other. Whether it can be dismissed is not said: nothing is judged where it cannot.
 */
export async function judgeGlobalDismissal(
  stage: Stage,
  verify: Verify<'leftOut' | 'others'>,
): Promise<void> {
  const { customer, otherCustomer, operation, given, assume, settled } = stage
  const [active, dismiss] = [operation('getActiveNotifications'), operation('dismissNotification')]
  if (!active.parameters.some(({ name }) => name === 'context'))
    return verify.others.undecided('The supplement gives getActiveNotifications no “context”.', {
      remedy: giveContext,
    })
  const listOf = async (sender: Sender) => {
    const list = await activeList(stage, sender, ['global'])
    given(list.answer).status(200)
    return list
  }
  const beside = await madeDefinition(stage, undefined, 'createGlobalDefinition')
  const [early, earlyOfOther] = [await listOf(customer), await listOf(otherCustomer)]
  const known = [...early.items, ...earlyOfOther.items].map((one) => keyOf(active, one))
  await madeDefinition(stage, undefined, 'createGlobalDefinition')
  const isBeside = (item: Item): boolean => namesType(active, item, beside.type) === true
  // A list may be behind, and show the other one late.
  const isNew = (item: Item): boolean => !known.includes(keyOf(active, item)) && !isBeside(item)
  const first = await listOf(customer)
  const id = first.items.filter(isNew).map((one) => identifierOf(active, one))[0]
  const order = orderAbout(dismiss, { notification: id ?? '' })
  const dismissed = id === undefined ? undefined : await customer.send(dismiss.id, order)
  const member = identifierMember(active)
  if (dismissed !== undefined && dismissed.status < 300) {
    const isIt = (one: Item): boolean => identifierOf(active, one) === id
    const mark = stage.interface.operations.find(
      ({ id: name }) => name === 'markNotificationAsRead',
    )
    await stays(verify.leftOut, async (look) => {
      const { answer } = await listOf(customer)
      const isOut = look(answer, dismissed).holdsNo(`notification ${id}`, isIt, member)
      // One that was dismissed may be read later, in what a client still shows.
      if (mark !== undefined)
        await customer.send(mark.id, orderAbout(mark, { notification: id ?? '' }))
      return isOut
    })
    const { answer } = await settled(
      () => listOf(customer),
      ({ items }) => items.some(isBeside),
    )
    if (first.items.some(isBeside))
      assume(answer, 'notifications.dismissNotification.not-others').holdsSome(
        'notification of another global definition',
        isBeside,
        member,
      )
  }
  await stays(verify.others, async (look) => {
    const { answer } = await listOf(otherCustomer)
    return look(answer).holdsSome('new notification, of the global definition', isNew, member)
  })
}
