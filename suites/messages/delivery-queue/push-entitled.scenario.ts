import { alone, hrefsOf, type Item, often, withParts } from '../../../src/scenario/index.js'
import { assumeInQueues } from '../shared/assume-in-queues.js'
import { isAbsolute } from '../shared/is-absolute.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { assumeAllReceived, receivedSoFar } from './shared/assume-all-received.js'
import { publishTo } from '../shared/publish-to.js'
import { judgeNotQueued } from './shared/judge-not-queued.js'
import { judgeQueuedLinks } from './shared/judge-queued-links.js'
import { judgeTold } from './shared/judge-told.js'
import { judgeOnce } from './shared/judge-once.js'
import { isOneOf } from '../shared/is-one-of.js'
import { queuedNotifications } from './shared/queued-notifications.js'
import { scenario } from '../shared/scenario.js'

/** Whole addresses of the subscription to which items link. */
const linksOf = (items: readonly Item[]): readonly string[] =>
  items.flatMap((item) => hrefsOf(item, 'svc:subscription')).filter(isAbsolute)

export default scenario('A message about a resource is pushed to entitled recipients only', {
  verifies: {
    entitledOnly: {
      requirement: 'messages.push.entitled-only',
      after: 'messages.push.stays-queued',
    },
    once: { requirement: 'messages.push.each-subscription', after: 'entitledOnly' },
    recorded: {
      requirement: 'messages.notification.delivery-error',
      after: 'messages.push.stays-queued',
    },
    links: { requirement: 'messages.push.link-entity', after: 'messages.push.stays-queued' },
  },
  safety: 'disruptive',
  touches: [alone('messages.queue')],
  async steps(stage) {
    const { fixtures, verify, giveUp } = stage
    const topic = await fixtures.pushEntityTopic()
    const entity = await fixtures.entity()
    const [entitled, stranger] = [
      { topic, subscription: await fixtures.pushEntitledSubscription() },
      { topic, subscription: await fixtures.pushNotEntitledSubscription() },
    ]
    await atEndpoint(stage, async (at) => {
      const given = { ...entitled, entity }
      const other = { ...stranger, entity }
      const parts = withParts(stage, at)
      const before = await receivedSoFar(parts, [entitled])
      const first = [publishTo(at, given), publishTo(at, given)]
      // Both are given what is about nothing in particular.
      const control = await queuedNotifications(at, stranger, [entitled, stranger], 1)
      if (control.some(({ ids, messages }) => ids.size < messages))
        giveUp('The subscriptions are not given all messages.', 'fixtures.messages.pushEntityTopic')
      for (const { accepted, deliveries } of first) {
        await at.eventually(at.endpoint.patience, () => deliveries()[0])
        const [answer, what] = [await accepted(), 'a delivery to who is entitled']
        if (!verify.entitledOnly(answer).brings(what, deliveries())) return
      }
      const own = await judgeNotQueued(at, verify.entitledOnly, given, other)
      if (own === undefined) return
      verify.entitledOnly(own.page).that({
        holds: own.ids.size >= often,
        expected: `notifications for who is entitled: ${often}`,
        actual: String(own.ids.size),
        pointer: '/_embedded/items',
      })
      const queue = await judgeTold(at, verify.recorded, given, own)
      await judgeOnce(at, verify.once, given, own)
      const [uri] = linksOf(queue.items.filter(isOneOf(...own.ids)))
      await assumeInQueues(at, { ...entitled, ...(uri === undefined ? {} : { uri }) }, own.ids)
      judgeQueuedLinks(verify.links, queue, isOneOf(...own.ids), { 'svc:entity': entity })
      await assumeAllReceived(parts, [entitled], before)
    })
  },
})
