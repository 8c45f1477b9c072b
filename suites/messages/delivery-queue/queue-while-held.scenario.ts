import { alone, hrefsOf, often } from '../../../src/scenario/index.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { holdInQueue } from '../shared/hold-in-queue.js'
import { isAbsolute } from '../shared/is-absolute.js'
import { isOneOf } from '../shared/is-one-of.js'
import { judgeQueuedLinks } from './shared/judge-queued-links.js'
import { judgeKept } from './shared/judge-kept.js'
import { scenario } from '../shared/scenario.js'
import type { Narrowed } from '../shared/waiting-in.js'
import { readInTurn } from './shared/read-in-turn.js'

const after = 'messages.push.stays-queued'
const keys = [
  'topic',
  'subscription',
  'topicAddress',
  'subscriptionAddress',
  'oldParameter',
] as const
type Key = (typeof keys)[number]

/** One more than of which one is wrong: the first one may be so for what was just written. */
const rounds = often + 1

type Query = Readonly<Record<string, string | undefined>>
const isKnown = (query: Query): query is Narrowed & Query =>
  !Object.values(query).includes(undefined)

export default scenario('What is being delivered stays in each list of the queue that shows it', {
  verifies: {
    links: { requirement: 'messages.push.links', after },
    topic: { requirement: 'messages.getDeliveryQueue.by-topic', after },
    subscription: { requirement: 'messages.getDeliveryQueue.by-subscription', after },
    topicAddress: { requirement: 'messages.getDeliveryQueue.by-topic-uri', after },
    subscriptionAddress: { requirement: 'messages.getDeliveryQueue.by-subscription-uri', after },
    oldParameter: { requirement: 'messages.getDeliveryQueue.by-subscriptionUri', after },
  },
  safety: 'disruptive',
  touches: [alone('messages.queue')],
  async steps(stage) {
    const { verify } = stage
    await atEndpoint(stage, async (at) => {
      const { id, queue, deliveries } = await holdInQueue(at)
      const [{ topic, id: topicId, subscription, uri }] = at.pushed
      const isOurs = isOneOf(id ?? '')
      judgeQueuedLinks(verify.links, queue, isOurs, { 'svc:topic': topic, 'svc:subscription': uri })
      /** The whole address to which it links, or the one of the profile. */
      const linked = (relation: string, known: string | undefined) =>
        hrefsOf(queue.items.find(isOurs), relation).find(isAbsolute) ?? known
      const queries: Readonly<Record<Key, Query>> = {
        topic: { topic: topicId },
        subscription: { subscription },
        topicAddress: { topic: linked('svc:topic', topic) },
        subscriptionAddress: { subscription: linked('svc:subscription', uri) },
        oldParameter: { subscriptionUri: uri },
      }
      const known = new Map(
        keys.flatMap((key): [Key, Narrowed][] => {
          const query = queries[key]
          return isKnown(query) ? [[key, query]] : []
        }),
      )
      const read = await readInTurn(at, known, rounds, isOurs)
      await stage.confirmed(async (compare) => {
        const { wholes, lists } = await read()
        // Nothing happens to it as long as its only delivery waits for an answer.
        const isHeld = deliveries().every(({ ending }) => ending === undefined)
        for (const [key, own] of lists) judgeKept(compare[key], own, wholes, isOurs, isHeld)
        return { still: true }
      })
      for (const key of keys)
        if (!known.has(key))
          verify[key].undecided('What is asked for is not known.', {
            remedy: `fixtures.messages.${key === 'topic' ? 'pushTopicId' : 'pushSubscriptionUri'}`,
          })
    })
  },
})
