import { alone } from '../../../src/scenario/index.js'
import { judgeNarrowedQueue } from './shared/judge-narrowed-queue.js'
import { scenario } from '../shared/scenario.js'

export default scenario('The delivery queue filtered by subscription holds nothing of others', {
  verifies: {
    narrowed: {
      requirement: 'messages.getDeliveryQueue.by-subscription',
      after: 'messages.push.stays-queued',
    },
  },
  safety: 'disruptive',
  touches: [alone('messages.queue')],
  async steps(stage) {
    await judgeNarrowedQueue(stage, stage.verify.narrowed, {
      parameter: 'subscription',
      valueOf: ({ subscription }) => subscription,
      fixture: 'pushSubscription',
    })
  },
})
