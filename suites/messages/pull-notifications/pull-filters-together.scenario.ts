import { alone, often, shared, someTimes } from '../../../src/scenario/index.js'
import { isOneOf } from '../shared/is-one-of.js'
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
    const { customer, fixtures, plain, operation, verify } = stage
    await plain(operation('getPullNotifications'))
    const topic = await fixtures.topicId()
    const other = await fixtures.otherSubscription()
    const otherTopic = await fixtures.otherTopic()
    const { id, subscription } = await ownNotification(stage)
    await ownNotification(stage, { topic: otherTopic, awaited: other })
    await judgeTogether(stage, verify.together, [
      { subscription, topic },
      { subscription: other, topic },
    ])
    // Both as addresses.
    const [uri] = await fixtures.pullSubscriptionUris()
    if (uri === undefined) return
    const what = 'notification of another topic'
    // Two ways to name a subscription may be one too many.
    const three = { subscription, subscriptionUri: uri, topic: otherTopic }
    const ofNone = await customer.send('getPullNotifications', { query: three })
    if (ofNone.status === 200) verify.together(ofNone).holdsNo(what, isOneOf(id))
    await someTimes(async () => {
      const query = { subscription: uri, topic: otherTopic }
      const none = await customer.send('getPullNotifications', { query })
      return none.status === 200 && verify.together(none).holdsNo(what, isOneOf(id))
    }, often)
  },
})
