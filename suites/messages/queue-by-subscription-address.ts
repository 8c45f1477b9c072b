import { judgeSameQueue } from './push/judge-same-queue.js'
import { scenario } from './scenario.js'

const requirement = 'messages.getDeliveryQueue.by-subscription-uri'

export default scenario(
  'The delivery queue of a subscription is asked for by its address as well',
  {
    verifies: [requirement],
    safety: 'disruptive',
    touches: ['messages.writes'],
    async steps(stage) {
      await judgeSameQueue(stage, {
        requirement,
        query: ({ uri }) => (uri === undefined ? uri : { subscription: uri }),
        due: ({ subscription }) => ({ subscription }),
        fixture: 'pushSubscriptionUri',
        dependsOn: 'messages.getDeliveryQueue.by-subscription',
      })
    },
  },
)
