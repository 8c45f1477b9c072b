import { judgeSameQueue } from './push/judge-same-queue.js'
import { scenario } from './scenario.js'

const requirement = 'messages.getDeliveryQueue.by-topic-uri'

export default scenario('The delivery queue of a topic is asked for by its address as well', {
  verifies: [requirement],
  safety: 'disruptive',
  touches: ['messages.writes'],
  async steps(stage) {
    await judgeSameQueue(stage, {
      requirement,
      query: ({ topic }) => ({ topic }),
      due: ({ id }) => (id === undefined ? id : { topic: id }),
      fixture: 'pushTopicId',
      dependsOn: 'messages.getDeliveryQueue.by-topic',
    })
  },
})
