import { alone, type Item, type Sender, shared, type Stage } from '../../../src/scenario/index.js'
import { activeList, identifierMember, keyOf } from '../shared/active-list.js'
import { givenNotification } from '../shared/given-notification.js'
import { namesType } from '../shared/is-of-another.js'
import { type Made, madeDefinition } from '../shared/made-definition.js'
import { scenario } from '../shared/scenario.js'
import { stays } from '../shared/stays.js'
import { shownNotification } from '../shared/shown-notification.js'
import { giveContext } from '../shared/supplement-remedies.js'
import { judgeFurtherContext } from './shared/judge-further-context.js'
import { judgeGlobalGone } from './shared/judge-global-gone.js'
import { judgeGlobalUpdated } from './shared/judge-global-updated.js'
import { judgeOnce } from './shared/judge-once.js'
import { markGlobal } from './shared/mark-global.js'
import { judgeNew } from './shared/judge-new.js'

/** What comes to stand in the place of the name, a rule looks for. */
const greet = (text: string) => ({ message: { text: `${text} For {firstName} 🎉.` } })

/** The same, with all that a message may have: it is for everyone as well. */
const greetInFull = (text: string) => {
  const { message } = greet(text)
  const more = { ...message, imageUri: 'https://images.example.org/assay.svg' }
  return { priority: 'high', message: { ...more, variants: { es: more } } }
}

/** A definition for users, made after a further one for all, which takes the place of no other. */
async function madeBesideNewer(stage: Stage): Promise<Made> {
  await madeDefinition(stage, greet, 'createGlobalDefinition')
  return madeDefinition(stage)
}

const withoutContext = [
  'The supplement gives getActiveNotifications no parameter “context”.',
  giveContext,
] as const
const notListed = [
  'The notification that was created is not listed for its context, user.',
  'let what was created be listed for its context',
] as const

export default scenario('Every customer who asks for global notifications sees them', {
  verifies: {
    allCustomers: 'notifications.global.all-customers',
    withUser: { requirement: 'notifications.global.with-user', after: 'allCustomers' },
    updated: {
      requirement: 'notifications.instances.message-updated',
      after: ['notifications.instances.message', 'allCustomers', 'withUser'],
    },
    gone: { requirement: 'notifications.global.gone', after: 'allCustomers' },
  },
  safety: 'reversible',
  touches: [shared('notifications.definitions'), alone('notifications.instances')],
  async steps(stage) {
    const { customer, otherCustomer, operation, given, verify, giveUp, settled } = stage
    const active = operation('getActiveNotifications')
    const key = identifierMember(active)
    if (!active.parameters.some(({ name }) => name === 'context')) giveUp(...withoutContext)
    const listOf = async (sender: Sender, ...contexts: readonly string[]) => {
      const list = await activeList(stage, sender, contexts)
      given(list.answer).status(200)
      return list
    }
    const senders = [customer, otherCustomer] as const
    const beside = await madeDefinition(stage, greet, 'createGlobalDefinition')
    const early = await Promise.all(senders.map((one) => listOf(one, 'global')))
    // Which images and variants a service takes is not shown.
    const everyone = await madeDefinition(stage, greetInFull, 'createGlobalDefinition', greet)
    const judge = (index: 0 | 1) => {
      const [before, read] = [early[index]?.items ?? [], () => listOf(senders[index], 'global')]
      return judgeNew(verify.allCustomers, active, everyone, { before, read, settled })
    }
    const seen = await judge(0)
    if (seen.keys.length === 0) return
    const read = () => listOf(customer, 'global')
    const assumeUnread = await markGlobal(stage, { fresh: seen, made: everyone, beside, read })
    const ofOther = await judge(1)
    if (ofOther.keys.length === 0) return
    assumeUnread(ofOther)
    const { created, item } = await shownNotification(stage, await madeBesideNewer(stage))
    givenNotification(stage, created)
    if (item === undefined) return giveUp(...notListed)
    // Global ones are produced when they are asked for, perhaps with new identifiers; one that was read may be left out.
    const isOf =
      ({ type }: Made) =>
      (one: Item) =>
        namesType(active, one, type) === true
    const isGlobal = (one: Item): boolean =>
      seen.keys.includes(keyOf(active, one)) || [everyone, beside].some((made) => isOf(made)(one))
    const isOfUser = (one: Item): boolean => keyOf(active, one) === keyOf(active, item)
    let [contexts, listed] = [['user', 'global'], [] as readonly Item[]]
    await stays(verify.withUser, async (look) => {
      contexts = contexts.toReversed()
      // Which of them comes first is shown in one way only.
      const list = contexts[0] === 'user' && (await activeList(stage, customer, contexts))
      const isAnswered = list && list.answer.status === 200
      const { answer, items } = isAnswered ? list : await listOf(customer, 'global', 'user')
      listed = items
      judgeOnce(verify.allCustomers(answer), items, everyone)
      const has = (which: string, isMeant: (one: Item) => boolean) =>
        look(answer, created).holdsSome(which, isMeant, key)
      const hasGlobal = has('notification of the global definition', isGlobal)
      return has('notification of the user', isOfUser) && hasGlobal
    })
    await judgeFurtherContext(stage, verify.withUser, [isGlobal, isOfUser])
    const there = [everyone, beside].find((made) => listed.some(isOf(made))) ?? everyone
    await judgeGlobalUpdated(stage, verify.updated, there)
    await judgeGlobalGone(stage, verify.gone, there, there === everyone ? seen.keys : [])
  },
})
