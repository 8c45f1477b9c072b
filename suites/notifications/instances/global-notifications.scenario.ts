import { alone, type Sender, shared } from '../../../src/scenario/index.js'
import { activeList, identifierMember, keyOf } from '../shared/active-list.js'
import { givenNotification } from '../shared/given-notification.js'
import { madeDefinition } from '../shared/made-definition.js'
import { scenario } from '../shared/scenario.js'
import { stays } from '../shared/stays.js'
import { shownNotification } from '../shared/shown-notification.js'
import { judgeGlobalGone } from './shared/judge-global-gone.js'
import { judgeGlobalUpdated } from './shared/judge-global-updated.js'
import { judgeOnce } from './shared/judge-once.js'
import { judgeNew } from './shared/judge-new.js'

/** What comes to stand in the place of the name, a rule looks for. */
const greet = (text: string) => ({ message: { text: `${text} For {firstName}.` } })

export default scenario('Every customer who asks for global notifications sees them', {
  verifies: {
    allCustomers: 'notifications.global.all-customers',
    withUser: { requirement: 'notifications.global.with-user', after: 'allCustomers' },
    updated: {
      requirement: 'notifications.instances.message-updated',
      after: ['notifications.instances.message', 'allCustomers'],
    },
    gone: { requirement: 'notifications.global.gone', after: 'allCustomers' },
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
    const early = await listOf(customer, 'global')
    const earlyOfOther = await listOf(otherCustomer, 'global')
    const everyone = await madeDefinition(stage, greet, 'createGlobalDefinition')
    const judge = (sender: Sender, { items: before }: typeof early) =>
      judgeNew(verify.allCustomers, active, { before, read: () => listOf(sender, 'global') })
    const fresh = await judge(customer, early)
    if (fresh.length === 0 || (await judge(otherCustomer, earlyOfOther)).length === 0) return

    const { created, item } = await shownNotification(stage, await madeDefinition(stage))
    givenNotification(stage, created)
    if (item === undefined)
      return giveUp(
        'The notification that was created is not listed for its context, user.',
        'let what was created be listed for its context',
      )
    await stays(verify.withUser, async (look) => {
      const { answer, items } = await listOf(customer, 'global', 'user')
      judgeOnce(verify.allCustomers(answer), items, everyone)
      const has = (which: string, keys: readonly string[]) =>
        look(answer, created).holdsSome(which, (one) => keys.includes(keyOf(active, one)), key)
      const hasGlobal = has('notification of the global definition', fresh)
      return has('notification of the user', [keyOf(active, item)]) && hasGlobal
    })
    await judgeGlobalUpdated(stage, verify.updated, everyone)
    await judgeGlobalGone(stage, verify.gone, everyone.id, fresh)
  },
})
