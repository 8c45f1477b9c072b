import { judgeSearch } from '../shared/judge-search.js'
import { scenario } from '../shared/scenario.js'

export default scenario('The delivery queue takes a search string', {
  verifies: { searched: 'messages.getDeliveryQueue.q' },
  async steps(stage) {
    const subscriptions = await stage.fixtures.pushSubscriptionsIfAny()
    const topics = await stage.fixtures.pushTopicIdsIfAny()
    await judgeSearch(stage, stage.verify.searched, 'getDeliveryQueue', subscriptions, topics)
  },
})
