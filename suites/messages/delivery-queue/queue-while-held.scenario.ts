import { alone, hrefsOf, often } from '../../../src/scenario/index.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { holdInQueue } from '../shared/hold-in-queue.js'
import { isAbsolute } from '../shared/is-absolute.js'
import { isOneOf } from '../shared/is-one-of.js'
import { judgeKept } from './shared/judge-kept.js'
import { scenario } from '../shared/scenario.js'
import { type Narrowed, type Waiting, waitingIn } from '../shared/waiting-in.js'

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

export default scenario('What is being delivered stays in each list of the queue that shows it', {
  verifies: {
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
      const item = queue.items.find(isOurs)
      /** The whole address to which it links, or the one of the profile. */
      const linked = (relation: string, known: string | undefined) =>
        hrefsOf(item, relation).find(isAbsolute) ?? known
      const queries: Readonly<Record<Key, Readonly<Record<string, string | undefined>>>> = {
        topic: { topic: topicId },
        subscription: { subscription },
        topicAddress: { topic: linked('svc:topic', topic) },
        subscriptionAddress: { subscription: linked('svc:subscription', uri) },
        oldParameter: { subscriptionUri: uri },
      }
      const read = (query: Narrowed): Promise<Waiting> => waitingIn(at, query, 'getDeliveryQueue')
      const wholes = [await read({})]
      const lists = new Map<Key, Waiting[]>()
      for (let round = 0; round < rounds; round += 1) {
        for (const key of keys) {
          const [[name, value] = ['', undefined]] = Object.entries(queries[key])
          if (value === undefined) continue
          lists.set(key, [...(lists.get(key) ?? []), await read({ [name]: value })])
        }
        wholes.push(await read({}))
      }
      // Nothing happens to it as long as its only delivery waits for an answer.
      const isHeld = deliveries().every(({ ending }) => ending === undefined)
      for (const key of keys) {
        const own = lists.get(key)
        if (own !== undefined) judgeKept(verify[key], own, wholes, isOurs, isHeld)
        else
          verify[key].undecided('What is asked for is not known.', {
            remedy: `fixtures.messages.${key === 'topic' ? 'pushTopicId' : 'pushSubscriptionUri'}`,
          })
      }
    })
  },
})
