import { judgeSameQueue } from './push/judge-same-queue.js'
import { scenario } from './scenario.js'

const requirement = 'messages.getDeliveryQueue.by-subscriptionUri'

export default scenario(
  'The deprecated parameter for a subscription still narrows the delivery queue',
  {
    verifies: [requirement],
    safety: 'disruptive',
    touches: ['messages.writes'],
    async steps(stage) {
      await judgeSameQueue(stage, {
        requirement,
        query: ({ uri }) => (uri === undefined ? uri : { subscriptionUri: uri }),
        due: ({ subscription }) => ({ subscription }),
        fixture: 'pushSubscriptionUri',
        dependsOn: 'messages.getDeliveryQueue.by-subscription',
      })
    },
  },
)
