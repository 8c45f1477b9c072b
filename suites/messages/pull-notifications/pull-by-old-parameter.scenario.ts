import { alone, shared } from '../../../src/scenario/index.js'
import { judgeSameList } from './shared/judge-same-list.js'
import { ownNotification } from './shared/own-notification.js'
import { scenario } from '../shared/scenario.js'

const requirement = 'messages.getPullNotifications.by-subscriptionUri'

export default scenario('The deprecated parameter for a subscription still narrows the list', {
  verifies: [requirement],
  safety: 'disruptive',
  touches: [alone('messages.topic'), shared('messages.waiting')],
  async steps(stage) {
    await stage.plain(stage.operation('getPullNotifications'))
    const subscriptionUri = await stage.fixtures.pullSubscriptionUri()
    const { subscription } = await ownNotification(stage)
    await judgeSameList(stage, requirement, { subscriptionUri }, { subscription })
  },
})
