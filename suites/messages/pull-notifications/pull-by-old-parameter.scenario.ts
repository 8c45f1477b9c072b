import { alone, shared } from '../../../src/scenario/index.js'
import { judgeSameList } from './shared/judge-same-list.js'
import { ownNotification } from './shared/own-notification.js'
import { scenario } from '../shared/scenario.js'

export default scenario('The deprecated parameter for a subscription still narrows the list', {
  verifies: { bySubscriptionUri: 'messages.getPullNotifications.by-subscriptionUri' },
  safety: 'disruptive',
  touches: [alone('messages.topic'), shared('messages.waiting')],
  async steps(stage) {
    const { plain, operation, fixtures, verify } = stage
    await plain(operation('getPullNotifications'))
    const subscriptionUri = await fixtures.pullSubscriptionUri()
    const { subscription } = await ownNotification(stage)
    await judgeSameList(stage, verify.bySubscriptionUri, { subscriptionUri }, { subscription })
  },
})
