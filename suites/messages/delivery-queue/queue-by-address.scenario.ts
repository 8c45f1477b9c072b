import { alone } from '../../../src/scenario/index.js'
import { judgeSameQueues, type SameQueue } from './shared/judge-same-queue.js'
import { scenario } from '../shared/scenario.js'

const ofSubscription = {
  due: ({ subscription }) => ({ subscription }),
  fixture: 'pushSubscriptionUri',
  dependsOn: 'messages.getDeliveryQueue.by-subscription',
} satisfies Partial<SameQueue>

const cases: readonly SameQueue[] = [
  {
    requirement: 'messages.getDeliveryQueue.by-topic-uri',
    query: ({ topic }) => ({ topic }),
    due: ({ id }) => (id === undefined ? id : { topic: id }),
    fixture: 'pushTopicId',
    dependsOn: 'messages.getDeliveryQueue.by-topic',
  },
  {
    requirement: 'messages.getDeliveryQueue.by-subscription-uri',
    query: ({ uri }) => (uri === undefined ? uri : { subscription: uri }),
    ...ofSubscription,
  },
  {
    // The deprecated parameter.
    requirement: 'messages.getDeliveryQueue.by-subscriptionUri',
    query: ({ uri }) => (uri === undefined ? uri : { subscriptionUri: uri }),
    ...ofSubscription,
  },
]

export default scenario('The delivery queue is narrowed by an address as by an identifier', {
  verifies: cases.map(({ requirement }) => requirement),
  safety: 'disruptive',
  touches: [alone('messages.queue')],
  async steps(stage) {
    await judgeSameQueues(stage, cases)
  },
})
