import { assumePermitted, type Item, shared } from '../../../src/scenario/index.js'
import { activeList, meant } from '../shared/active-list.js'
import { judgeText } from './shared/judge-text.js'
import { madeDefinition } from '../shared/made-definition.js'
import { scenario } from '../shared/scenario.js'
import { shownNotification } from '../shared/shown-notification.js'

const created = 'notifications.instances.created'
const listed = 'notifications.active.listed'
const message = 'notifications.instances.message'
const filled = 'notifications.message.placeholders'
const context = 'notifications.instances.context-kept'
const alone = 'notifications.active.own-only'

export default scenario('A notification is created for a user, who sees it and nobody else does', {
  verifies: [created, listed, message, filled, context, alone],
  safety: 'reversible',
  touches: [shared('notifications.definitions'), shared('notifications.instances')],
  async steps(stage) {
    const { otherCustomer, fixtures, operation, verify, undecided, giveUp } = stage
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
    const { status } = shown.created
    const isChosen = (await fixtures.allNamed('contextName')).length > 0
    if (!isChosen && status >= 400 && status < 500)
      giveUp(
        `Nothing was created (${status}); the context may not fit a definition for user.`,
        'fixtures.notifications.contextName',
      )
    verify(created, shown.created).status('2XX')
    if (shown.created.status >= 300)
      return leave([listed, message, filled, context, alone], 'Nothing was created.', created)
    stage.given(list.answer).status(200)
    const others = await activeList(stage, otherCustomer)
    stage.given(others.answer).status(200)
    verify(listed, list.answer).that({
      ...list.place,
      holds: item !== undefined,
      expected: 'the notification that was created',
      actual: `${list.items.length} notifications without it`,
      exchanges: [shown.created.exchange.number],
    })
    // Our text tells it from others, wherever a notification has it.
    const isOurs = (one: Item): boolean => JSON.stringify(one).includes(made.type)
    const seen = others.items.some(isOurs)
    if (!seen && (item === undefined || !isOurs(item)))
      leave(
        [alone],
        'Nothing by which it could be told shows in the notification.',
        item === undefined ? listed : message,
      )
    else
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
    judgeText(stage, active, shown, made)
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
