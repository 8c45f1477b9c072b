import { alone } from '../../../src/scenario/index.js'
import { judgeNarrowedQueue } from './shared/judge-narrowed-queue.js'
import { scenario } from '../shared/scenario.js'

export default scenario('With a subscription the delivery queue holds its notifications alone', {
  verifies: ['messages.getDeliveryQueue.by-subscription'],
  safety: 'disruptive',
  touches: [alone('messages.queue')],
  async steps(stage) {
    await judgeNarrowedQueue(stage, {
      requirement: 'messages.getDeliveryQueue.by-subscription',
      parameter: 'subscription',
      relation: 'svc:subscription',
      valueOf: ({ subscription }) => subscription,
      fixture: 'pushSubscription',
    })
  },
})
