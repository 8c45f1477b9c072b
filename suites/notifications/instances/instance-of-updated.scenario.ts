import { shared } from '../../../src/scenario/index.js'
import { meant, placeOf } from '../shared/active-list.js'
import { givenNotification } from '../shared/given-notification.js'
import { madeDefinition } from '../shared/made-definition.js'
import { changeText, opening } from './shared/change-text.js'
import { sayWhere } from '../shared/supplement-remedies.js'
import { scenario } from '../shared/scenario.js'
import { shownNotification } from '../shared/shown-notification.js'

/** What stands for a placeholder before the update. */
const firstName = 'Anastasia'

export default scenario('A notification has the message of its definition as it was updated', {
  verifies: {
    updated: {
      requirement: 'notifications.instances.message-updated',
      after: 'notifications.instances.message',
    },
  },
  safety: 'reversible',
  touches: [shared('notifications.definitions'), shared('notifications.instances')],
  async steps(stage) {
    const { given, operation, verify, giveUp } = stage
    const made = await madeDefinition(stage, (text) => ({
      message: { text: `${text} For {firstName}.` },
      values: { firstName },
    }))
    // A service that keeps what it read does so from here on.
    const first = await shownNotification(stage, made)
    givenNotification(stage, first.created)
    const before = first.item && meant(operation('getActiveNotifications'), first.item, 'text')
    if (!String(before).startsWith(made.text))
      giveUp(
        'A notification does not have the message of its definition, either.',
        'let a notification have the message of its definition',
      )
    const text = `Assay changed ${made.type} for `
    const judgeFilled = await changeText(stage, made, text)
    const active = operation('getActiveNotifications')
    await verify.updated.confirmed(async (compare) => {
      const { created, item, list } = await shownNotification(stage, made)
      givenNotification(stage, created)
      given(list.answer).status(200)
      const place = item && placeOf(list, item, active, 'text')
      if (place === undefined)
        return giveUp(
          'The notification is not listed, or does not show its text.',
          sayWhere('text'),
        )
      const isUpdated = compare(list.answer, created).tells(
        place,
        `a text that begins with ${JSON.stringify(text)}, and not with the value of before`,
        (shown) =>
          [text, opening].some((one) => String(shown).startsWith(one)) &&
          !String(shown).includes(firstName),
      )
      if (isUpdated) judgeFilled(list.answer, place)
    })
  },
})
