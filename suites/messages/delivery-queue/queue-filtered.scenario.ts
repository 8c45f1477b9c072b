import { alone } from '../../../src/scenario/index.js'
import { judgeNarrowedQueue } from './shared/judge-narrowed-queue.js'
import { scenario } from '../shared/scenario.js'

export default scenario('The delivery queue of a topic or subscription holds nothing of others', {
  verifies: {
    byTopic: {
      requirement: 'messages.getDeliveryQueue.by-topic',
      after: 'messages.push.stays-queued',
    },
    bySubscription: {
      requirement: 'messages.getDeliveryQueue.by-subscription',
      after: 'messages.push.stays-queued',
    },
  },
  safety: 'disruptive',
  touches: [alone('messages.queue')],
  async steps(stage) {
    const { verify } = stage
    await judgeNarrowedQueue(stage, verify.byTopic, {
      parameter: 'topic',
      valueOf: ({ id }) => id,
      fixture: 'pushTopicId',
    })
    await judgeNarrowedQueue(stage, verify.bySubscription, {
      parameter: 'subscription',
      valueOf: ({ subscription }) => subscription,
      fixture: 'pushSubscription',
    })
  },
})
