import { alone } from '../../../src/scenario/index.js'
import { judgeNarrowedQueue } from './shared/judge-narrowed-queue.js'
import { scenario } from '../shared/scenario.js'

export default scenario(
  'With a topic the delivery queue holds the notifications of that topic alone',
  {
    verifies: ['messages.getDeliveryQueue.by-topic'],
    safety: 'disruptive',
    touches: [alone('messages.queue')],
    async steps(stage) {
      await judgeNarrowedQueue(stage, {
        requirement: 'messages.getDeliveryQueue.by-topic',
        parameter: 'topic',
        relation: 'svc:topic',
        valueOf: ({ id }) => id,
        fixture: 'pushTopicId',
      })
    },
  },
)
