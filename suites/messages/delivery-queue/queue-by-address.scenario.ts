import { alone, hrefsOf, identify } from '../../../src/scenario/index.js'
import { isAbsolute } from '../shared/is-absolute.js'
import { isOneOf } from '../shared/is-one-of.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { judgeSameQueue, type SameQueue } from './shared/judge-same-queue.js'
import { queueOne } from '../shared/queue-one.js'
import { scenario } from '../shared/scenario.js'
import { waitingIn } from '../shared/waiting-in.js'

const ofSubscription = {
  due: ({ subscription }) => ({ subscription }),
  fixture: 'pushSubscriptionUri',
} satisfies Partial<SameQueue>

const byTopic: SameQueue = {
  query: ({ topic }) => ({ topic }),
  due: ({ id }) => (id === undefined ? id : { topic: id }),
  fixture: 'pushTopicId',
}
const bySubscription: SameQueue = {
  query: ({ uri }) => (uri === undefined ? uri : { subscription: uri }),
  ...ofSubscription,
}
const byOldParameter: SameQueue = {
  query: ({ uri }) => (uri === undefined ? uri : { subscriptionUri: uri }),
  ...ofSubscription,
}

export default scenario('The delivery queue is filtered by an address as by an identifier', {
  verifies: {
    topic: {
      requirement: 'messages.getDeliveryQueue.by-topic-uri',
      after: 'messages.getDeliveryQueue.by-topic',
    },
    subscription: {
      requirement: 'messages.getDeliveryQueue.by-subscription-uri',
      after: 'messages.getDeliveryQueue.by-subscription',
    },
    oldParameter: {
      requirement: 'messages.getDeliveryQueue.by-subscriptionUri',
      after: 'messages.getDeliveryQueue.by-subscription',
    },
  },
  safety: 'disruptive',
  touches: [alone('messages.queue')],
  async steps(stage) {
    const { verify } = stage
    await atEndpoint(stage, async (at) => {
      const [one, other] = at.pushed
      if (other !== undefined) await queueOne(at, other)
      const known = await waitingIn(at, {}, 'getDeliveryQueue')
      const wasThere = isOneOf(...known.items.map(identify))
      await queueOne(at, one)
      const ofOne = await waitingIn(at, { subscription: one.subscription }, 'getDeliveryQueue')
      /** The address to which a notification links, where it is a whole one. */
      const linked = (relation: string) =>
        ofOne.items.flatMap((item) => hrefsOf(item, relation)).find(isAbsolute)
      const [topic, subscription] = ['svc:topic', 'svc:subscription'].map(linked)
      // What ends one of them leaves the others as they are.
      const judged = await Promise.allSettled([
        judgeSameQueue(at, verify.topic, byTopic, wasThere),
        judgeSameQueue(at, verify.subscription, bySubscription, wasThere),
        judgeSameQueue(at, verify.oldParameter, byOldParameter, wasThere),
        ...(topic === undefined
          ? []
          : [judgeSameQueue(at, verify.topic, { ...byTopic, query: () => ({ topic }) }, wasThere)]),
        ...(subscription === undefined
          ? []
          : [
              judgeSameQueue(
                at,
                verify.subscription,
                { ...bySubscription, query: () => ({ subscription }) },
                wasThere,
              ),
            ]),
      ])
      for (const one of judged) if (one.status === 'rejected') throw one.reason
    })
  },
})
