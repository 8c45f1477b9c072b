import { judgeSearch } from '../shared/judge-search.js'
import { scenario } from '../shared/scenario.js'

export default scenario('The list of pull notifications takes a search string', {
  verifies: { searched: 'messages.getPullNotifications.q' },
  async steps(stage) {
    const subscriptions = await stage.fixtures.pullSubscriptionsIfAny()
    const topics = await stage.fixtures.topicIdsIfAny()
    await judgeSearch(stage, stage.verify.searched, 'getPullNotifications', subscriptions, topics)
  },
})
