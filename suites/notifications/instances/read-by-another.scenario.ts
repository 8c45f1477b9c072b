import { type Item, shared } from '../../../src/scenario/index.js'
import { activeList, identifierOf, meant, placeOf } from '../shared/active-list.js'
import { isOneOf } from './shared/is-one-of.js'
import { givenSuccess } from '../shared/given-success.js'
import { isSet } from '../shared/is-set.js'
import { allButOne } from './shared/judge-other.js'
import { sendAsAnother } from './shared/send-as-another.js'
import { listedNotifications } from '../shared/listed-notifications.js'
import { madeDefinition } from '../shared/made-definition.js'
import { orderAbout } from '../shared/order-about.js'
import { sayWhere } from '../shared/supplement-remedies.js'
import { scenario } from '../shared/scenario.js'

export default scenario('What another user marks as read, or is not marked, stays unread', {
  verifies: {
    ownOnly: {
      requirement: 'notifications.markNotificationAsRead.own-only',
      after: 'notifications.active.own-only',
    },
    notOthers: {
      requirement: 'notifications.markNotificationAsRead.not-others',
      after: ['ownOnly', 'notifications.read.marked'],
    },
  },
  safety: 'reversible',
  touches: [shared('notifications.definitions'), shared('notifications.instances')],
  requests: 30,
  async steps(stage) {
    const { customer, operation, given, verify, giveUp } = stage
    const [active, mark] = [
      operation('getActiveNotifications'),
      operation('markNotificationAsRead'),
    ]
    const listed = await listedNotifications(stage, await madeDefinition(stage))
    const { ids, other } = allButOne(listed.ids)
    const isRead = (item: Item): boolean =>
      isOneOf(active, listed.ids)(item) && isSet(meant(active, item, 'read'))
    if (active.meanings['read'] === undefined || listed.list.items.some(isRead))
      giveUp('It is not known where an unread notification says so.', sayWhere('read marker'))
    /** Judges that notifications of ours are unread. */
    const judge = async (key: 'ownOnly' | 'notOthers', wanted: readonly string[]) => {
      const list = await activeList(stage, customer)
      given(list.answer).status(200)
      for (const item of list.items) {
        const place = placeOf(list, item, active, 'read')
        if (place === undefined || !wanted.includes(identifierOf(active, item) ?? '')) continue
        verify[key](list.answer).tells(place, 'that it was not read', (read) => !isSet(read))
      }
    }
    // Where fetching the list marks what it shows, another user has no part in it.
    if ((await activeList(stage, customer)).items.some(isRead))
      giveUp('What was listed once is read.', 'let a notification be unread until it is marked')
    await sendAsAnother(stage, mark.id, listed.ids)
    await judge('ownOnly', listed.ids)
    for (const notification of ids)
      givenSuccess(stage, await customer.send(mark.id, orderAbout(mark, { notification })))
    if (other !== undefined) await judge('notOthers', [other])
  },
})
