import { alone, identify, often, shared, someTimes } from '../../../src/scenario/index.js'
import { isOneOf } from '../shared/is-one-of.js'
import { judgeSameList } from './shared/judge-same-list.js'
import { longObject, plainText } from '../shared/further-kinds.js'
import { ownNotification } from './shared/own-notification.js'
import { scenario } from '../shared/scenario.js'
import { waitingIn } from '../shared/waiting-in.js'
import { wholeList } from '../shared/whole-list.js'

export default scenario('The deprecated parameter for a subscription still narrows the list', {
  verifies: { bySubscriptionUri: 'messages.getPullNotifications.by-subscriptionUri' },
  safety: 'disruptive',
  touches: [alone('messages.topic'), shared('messages.waiting')],
  async steps(stage) {
    const { customer, plain, operation, fixtures, verify } = stage
    await plain(operation('getPullNotifications'))
    const subscriptionUri = await fixtures.pullSubscriptionUri()
    // Whatever a message says, it is of its subscription.
    const { subscription } = await ownNotification(stage, { bodyOf: plainText })
    const own = await ownNotification(stage, { bodyOf: longObject })
    const key = verify.bySubscriptionUri
    // By itself, beside another filter, and on a later page.
    await judgeSameList(stage, key, { subscriptionUri }, { subscription })
    const topic = await fixtures.topic()
    const isOwn = isOneOf(own.id)
    const [ofTopic, ofSubscription] = await Promise.all([
      waitingIn(stage, { topic }),
      waitingIn(stage, { subscription }),
    ])
    // What the subscription is given of another topic is another fault.
    const isOfTopic = isOneOf(...ofTopic.items.map(identify))
    if (ofTopic.items.some(isOwn) && ofSubscription.items.every(isOfTopic))
      await judgeSameList(stage, key, { subscriptionUri, topic }, { subscription })
    const later = { subscriptionUri, start: 1, limit: 10 }
    // What one node of a service does not show yet is of another subscription for as long.
    await key.confirmed(async (compare) => {
      const [whole, ofIt] = [await wholeList(stage), await waitingIn(stage, { subscription })]
      const isOfIt = isOneOf(...ofIt.items.map(identify))
      const isOther = isOneOf(...(whole?.items ?? []).filter((item) => !isOfIt(item)).map(identify))
      for (let asked = 0; asked < often; asked += 1) {
        const answer = await customer.send('getPullNotifications', { query: later })
        if (answer.status === 200)
          compare(answer).holdsNo('notification of another subscription', isOther)
      }
    })
    const aside = await fixtures.topicAside()
    if (aside.isShared) return
    const ofNone = { subscriptionUri, topic: aside.topic }
    await someTimes(async () => {
      const answer = await customer.send('getPullNotifications', { query: ofNone })
      return answer.status === 200 && key(answer).holdsNo('notification of another topic', isOwn)
    }, often)
  },
})
