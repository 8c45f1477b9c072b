import { assumePermitted } from '../../src/scenario/index.js'
import { activeList, meant } from './active-list.js'
import { madeDefinition } from './made-definition.js'
import { scenario } from './scenario.js'
import { shownNotification } from './shown-notification.js'

const created = 'notifications.instances.created'
const listed = 'notifications.active.listed'
const message = 'notifications.instances.message'
const filled = 'notifications.message.placeholders'
const context = 'notifications.instances.context-kept'
const alone = 'notifications.active.own-only'

export default scenario('A notification is created for a user, who sees it and nobody else does', {
  verifies: [created, listed, message, filled, context, alone],
  safety: 'reversible',
  touches: ['notifications.writes'],
  async steps(stage) {
    const { otherCustomer, operation, verify, undecided } = stage
    const active = operation('getActiveNotifications')
    const made = await madeDefinition(stage, (text) => ({
      message: { text: `${text} You owe {amount}.` },
      values: { amount: 'twelve dollars' },
    }))
    const shown = await shownNotification(stage, made)
    const { item, list } = shown
    const leave = (wanted: readonly string[], because: string, dependsOn?: string): void => {
      for (const one of wanted)
        undecided(one, because, dependsOn === undefined ? {} : { dependsOn })
    }
    assumePermitted(stage, shown.created)
    verify(created, shown.created).status('2XX')
    if (shown.created.status >= 300)
      return leave([listed, message, filled, context, alone], 'Nothing was created.', created)
    stage.assume(list.answer).status(200)
    const others = await activeList(otherCustomer, active)
    stage.assume(others.answer).status(200)
    const seen = others.items.some((one) => String(meant(active, one, 'text')).includes(made.type))
    verify(listed, list.answer).that({
      ...list.place,
      holds: item !== undefined,
      expected: 'the notification that was created',
      actual: `${list.items.length} notifications without it`,
      exchanges: [shown.created.exchange.number],
    })
    verify(alone, others.answer).that({
      ...others.place,
      holds: !seen,
      expected: 'no notification of the other user',
      actual: 'the notification that was created for the other user',
      absence: true,
      exchanges: [shown.created.exchange.number],
    })
    if (item === undefined)
      return leave(
        [message, filled, context],
        'The notification is not among the active ones.',
        listed,
      )

    const text = meant(active, item, 'text')
    if (text === undefined)
      leave([message, filled], 'The supplement does not say where a notification has its text.')
    else {
      verify(message, list.answer).that({
        ...list.place,
        holds: String(text).startsWith(made.text),
        expected: `a text that begins with ${JSON.stringify(made.text)}`,
        actual: JSON.stringify(text),
      })
      if (!String(text).startsWith(made.text))
        leave([filled], 'The text is not that of the definition.', message)
      else
        verify(filled, list.answer).that({
          ...list.place,
          holds: text === `${made.text} You owe twelve dollars.`,
          expected: JSON.stringify(`${made.text} You owe twelve dollars.`),
          actual: JSON.stringify(text),
        })
    }
    const place = meant(active, item, 'context')
    if (place === undefined)
      leave([context], 'The supplement does not say where a notification has its context.')
    else
      verify(context, list.answer).that({
        ...list.place,
        holds: place === shown.contextUri,
        expected: shown.contextUri,
        actual: JSON.stringify(place),
      })
  },
})
