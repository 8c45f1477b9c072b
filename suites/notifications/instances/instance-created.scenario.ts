import { assumePermitted, type Item, shared } from '../../../src/scenario/index.js'
import { activeList, identifierMember, placeOf } from '../shared/active-list.js'
import { judgeNowhere } from './shared/judge-nowhere.js'
import { judgeText, owed } from './shared/judge-text.js'
import { madeDefinition } from '../shared/made-definition.js'
import { sayWhere } from '../shared/supplement-remedies.js'
import { scenario } from '../shared/scenario.js'
import { shownNotification } from '../shared/shown-notification.js'

export default scenario(
  'A notification that is created for a user is seen by that user and by no other',
  {
    verifies: {
      created: 'notifications.instances.created',
      listed: { requirement: 'notifications.active.listed', after: 'created' },
      message: { requirement: 'notifications.instances.message', after: 'listed' },
      filled: { requirement: 'notifications.message.placeholders', after: 'message' },
      context: { requirement: 'notifications.instances.context-kept', after: 'listed' },
      ownOnly: { requirement: 'notifications.active.own-only', after: 'listed' },
    },
    safety: 'reversible',
    often: true,
    touches: [shared('notifications.definitions'), shared('notifications.instances')],
    async steps(stage) {
      const { otherCustomer, fixtures, operation, given, verify, giveUp } = stage
      const active = operation('getActiveNotifications')
      const made = await madeDefinition(stage, (text) => ({
        message: { text: `${text} ${owed.text}` },
        values: owed.values,
      }))
      const shown = await shownNotification(stage, made)
      const { created, item, list, contextUri } = shown
      assumePermitted(stage, created)
      const { status } = created
      const isChosen = (await fixtures.allNamed('contextName')).length > 0
      if (!isChosen && status >= 400 && status < 500)
        giveUp(
          `Nothing was created (${status}); the context may not fit a definition for user.`,
          'fixtures.notifications.contextName',
          created,
        )
      verify.created(created).status('2XX')
      if (status >= 300) return
      given(list.answer).status(200)
      const others = await activeList(stage, otherCustomer)
      given(others.answer).status(200)

      const key = identifierMember(active)
      // Our text distinguishes it from others, in any member.
      const isOurs = (one: Item): boolean => JSON.stringify(one).includes(made.type)
      if (others.items.some(isOurs) || (item !== undefined && isOurs(item))) {
        const hidden = { what: 'notification of another user', isOne: isOurs, cause: created }
        if (verify.ownOnly(others.answer, created).holdsNo(hidden.what, isOurs, key))
          await judgeNowhere(stage, otherCustomer, verify.ownOnly, hidden)
      } else
        verify.ownOnly.undecided(
          'The notification shows nothing by which it could be recognised in another list.',
          { remedy: 'let a notification show its identifier' },
        )
      const isListed = verify
        .listed(list.answer, created)
        .holdsSome('notification that was created', (one) => one === item, key)
      if (!isListed || item === undefined) return
      // One was asked for, for one user in one context.
      const isSecond = (one: Item): boolean => isOurs(item) && isOurs(one) && one !== item
      if (!verify.listed(list.answer, created).holdsNo('second notification for it', isSecond, key))
        return
      judgeText(verify, active, shown, made)
      const place = placeOf(list, item, active, 'context')
      if (place === undefined || list.answer.at(place) === undefined)
        verify.context.undecided(
          'The supplement does not say where a notification has its context.',
          { remedy: sayWhere('context') },
        )
      else verify.context(list.answer).at(place, contextUri)
    },
  },
)
