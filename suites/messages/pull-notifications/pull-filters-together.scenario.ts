import { alone, shared } from '../../../src/scenario/index.js'
import { judgeTogether } from './shared/judge-together.js'
import { ownNotification } from './shared/own-notification.js'
import { scenario } from '../shared/scenario.js'

export default scenario('A subscription and a topic together select what is of both', {
  verifies: {
    together: {
      requirement: 'messages.getPullNotifications.filters-together',
      after: [
        'messages.getPullNotifications.by-subscription',
        'messages.getPullNotifications.by-topic',
      ],
    },
  },
  safety: 'disruptive',
  touches: [
    alone('messages.topic'),
    alone('messages.otherTopic'),
    shared('messages.waiting'),
    shared('messages.queue'),
  ],
  async steps(stage) {
    const { fixtures, plain, operation, verify } = stage
    await plain(operation('getPullNotifications'))
    const topic = await fixtures.topicId()
    const other = await fixtures.otherSubscription()
    const { subscription } = await ownNotification(stage)
    await ownNotification(stage, { topic: await fixtures.otherTopic(), awaited: other })
    await judgeTogether(stage, verify.together, [
      { subscription, topic },
      { subscription: other, topic },
    ])
  },
})
