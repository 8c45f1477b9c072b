import { activeList, identifierOf, meant } from './active-list.js'
import { madeDefinition } from './made-definition.js'
import { scenario } from './scenario.js'
import { shownNotification } from './shown-notification.js'

const everybody = 'notifications.global.all-customers'
const both = 'notifications.global.with-user'

export default scenario('What is global is for every customer who asks for it', {
  verifies: [everybody, both],
  safety: 'reversible',
  touches: ['notifications.writes'],
  async steps(stage) {
    const { customer, otherCustomer, operation, assume, verify, undecided, giveUp } = stage
    const active = operation('getActiveNotifications')
    if (!active.parameters.some(({ name }) => name === 'context'))
      giveUp('The supplement gives getActiveNotifications no parameter “context”.')
    if (active.meanings['text'] === undefined)
      giveUp('The supplement does not say where a notification has its text.')
    const made = await madeDefinition(stage, undefined, 'createGlobalDefinition')
    const isGlobal = (item: object): boolean =>
      String(meant(active, item as never, 'text')).includes(made.text)
    let seen = 0
    for (const sender of [customer, otherCustomer]) {
      const { answer, items } = await activeList(sender, active, ['global'])
      assume(answer).status(200)
      const found = items.some(isGlobal)
      if (found) seen += 1
      verify(everybody, answer).that({
        holds: found,
        expected: 'the notification of the global definition',
        actual: `${items.length} notifications without it`,
      })
    }
    if (seen < 2)
      return undecided(both, 'There is no notification of the global definition.', {
        dependsOn: everybody,
      })
    const own = await madeDefinition(stage, () => ({ contextName: 'user' }))
    const shown = await shownNotification(stage, own, ['user'])
    assume(shown.created).status('2XX')
    const id = shown.item && identifierOf(active, shown.item)
    if (id === undefined)
      return giveUp('The notification that was created is not listed for its context, user.')
    const { answer, items } = await activeList(customer, active, ['global', 'user'])
    assume(answer).status(200)
    const missing = [
      ...(items.some(isGlobal) ? [] : ['the global one']),
      ...(items.some((one) => identifierOf(active, one) === id) ? [] : [`that of the user, ${id}`]),
    ]
    verify(both, answer).that({
      holds: missing.length === 0,
      expected: 'the notifications of both contexts',
      actual: missing.length === 0 ? 'both' : `none of these: ${missing.join(', ')}`,
      exchanges: [shown.created.exchange.number],
    })
  },
})
