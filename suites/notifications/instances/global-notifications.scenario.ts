import { alone, type Item, type Sender, shared } from '../../../src/scenario/index.js'
import { activeList, keyOf } from '../shared/active-list.js'
import { madeDefinition } from '../shared/made-definition.js'
import { scenario } from '../shared/scenario.js'
import { shownNotification } from '../shared/shown-notification.js'
import { givenNotification } from '../shared/given-notification.js'

const everybody = 'notifications.global.all-customers'
const both = 'notifications.global.with-user'

export default scenario('What is global is for every customer who asks for it', {
  verifies: [everybody, both],
  safety: 'reversible',
  touches: [shared('notifications.definitions'), alone('notifications.instances')],
  async steps(stage) {
    const { customer, otherCustomer, operation, given, verify, undecided, giveUp } = stage
    const active = operation('getActiveNotifications')
    if (!active.parameters.some(({ name }) => name === 'context'))
      giveUp('The supplement gives getActiveNotifications no parameter “context”.')
    const listOf = async (sender: Sender, ...contexts: readonly string[]) => {
      const list = await activeList(stage, sender, contexts)
      given(list.answer).status(200)
      return list
    }
    const keys = (items: readonly Item[]) => new Set(items.map((one) => keyOf(active, one)))
    const senders = [customer, otherCustomer]
    const before: ReadonlySet<string>[] = []
    for (const one of senders) before.push(keys((await listOf(one, 'global')).items))
    await madeDefinition(stage, undefined, 'createGlobalDefinition')
    const fresh: string[][] = []
    for (const [index, one] of senders.entries()) {
      const { answer, items, place } = await listOf(one, 'global')
      const found = [...keys(items)].filter((key) => !before[index]?.has(key))
      fresh.push(found)
      verify(everybody, answer).that({
        ...place,
        holds: found.length > 0,
        expected: 'the notification of the global definition',
        actual: `${items.length} notifications, none of them new`,
      })
    }
    if (fresh.some((found) => found.length === 0))
      return undecided(both, 'There is no notification of the global definition.', {
        dependsOn: everybody,
      })
    const own = await madeDefinition(stage)
    const shown = await shownNotification(stage, own)
    givenNotification(stage, shown.created)
    if (shown.item === undefined)
      return giveUp('The notification that was created is not listed for its context, user.')
    const { answer, items, place } = await listOf(customer, 'global', 'user')
    const there = keys(items)
    const missing = [
      ...(fresh[0]?.some((key) => there.has(key)) ? [] : ['the global one']),
      ...(there.has(keyOf(active, shown.item)) ? [] : ['that of the user']),
    ]
    verify(both, answer).that({
      ...place,
      holds: missing.length === 0,
      expected: 'the notifications of both contexts',
      actual: missing.length === 0 ? 'both' : `all but ${missing.join(' and ')}`,
      exchanges: [shown.created.exchange.number],
    })
  },
})
