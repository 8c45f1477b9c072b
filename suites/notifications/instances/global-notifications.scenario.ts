import { alone, type Item, type Sender, shared } from '../../../src/scenario/index.js'
import { activeList, identifierMember, keyOf } from '../shared/active-list.js'
import { givenNotification } from '../shared/given-notification.js'
import { madeDefinition } from '../shared/made-definition.js'
import { scenario } from '../shared/scenario.js'
import { shownNotification } from '../shared/shown-notification.js'

export default scenario('Every customer who asks for global notifications sees them', {
  verifies: {
    allCustomers: 'notifications.global.all-customers',
    withUser: { requirement: 'notifications.global.with-user', after: 'allCustomers' },
  },
  safety: 'reversible',
  touches: [shared('notifications.definitions'), alone('notifications.instances')],
  async steps(stage) {
    const { customer, otherCustomer, operation, given, verify, giveUp } = stage
    const active = operation('getActiveNotifications')
    const key = identifierMember(active)
    if (!active.parameters.some(({ name }) => name === 'context'))
      giveUp(
        'The supplement gives getActiveNotifications no parameter “context”.',
        'supplements.notifications',
      )
    const listOf = async (sender: Sender, ...contexts: readonly string[]) => {
      const list = await activeList(stage, sender, contexts)
      given(list.answer).status(200)
      return list
    }
    const keysOf = (items: readonly Item[]) => items.map((one) => keyOf(active, one))
    const [early, earlyOfOther] = [
      await listOf(customer, 'global'),
      await listOf(otherCustomer, 'global'),
    ]
    await madeDefinition(stage, undefined, 'createGlobalDefinition')
    const expectNew = async (sender: Sender, before: readonly Item[]) => {
      const known = keysOf(before)
      const isNew = (item: Item): boolean => !known.includes(keyOf(active, item))
      let fresh: readonly Item[] = []
      await verify.allCustomers.confirmed(async (compare) => {
        const { answer, items } = await listOf(sender, 'global')
        compare(answer).holdsSome('new notification, of the global definition', isNew, key)
        fresh = items.filter(isNew)
      })
      return keysOf(fresh)
    }
    const fresh = await expectNew(customer, early.items)
    const freshOfOther = await expectNew(otherCustomer, earlyOfOther.items)
    if (fresh.length === 0 || freshOfOther.length === 0) return

    const { created, item } = await shownNotification(stage, await madeDefinition(stage))
    givenNotification(stage, created)
    if (item === undefined)
      return giveUp(
        'The notification that was created is not listed for its context, user.',
        'let what was created be listed for its context',
      )
    await verify.withUser.confirmed(async (compare) => {
      const { answer } = await listOf(customer, 'global', 'user')
      for (const [which, keys] of [
        ['notification of the global definition', fresh],
        ['notification of the user', keysOf([item])],
      ] as const)
        compare(answer, created).holdsSome(which, (one) => keys.includes(keyOf(active, one)), key)
    })
  },
})
