import { judgeSearch } from '../shared/judge-search.js'
import { scenario } from '../shared/scenario.js'

const requirement = 'messages.getPullNotifications.q'

export default scenario('The list of pull notifications takes a search string', {
  verifies: [requirement],
  async steps(stage) {
    await judgeSearch(stage, 'getPullNotifications', requirement)
  },
})
