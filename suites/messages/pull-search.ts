import { judgeSearch } from './judge-search.js'
import { scenario } from './scenario.js'

export default scenario('The list of pull notifications takes a search string', {
  verifies: ['messages.getPullNotifications.q'],
  async steps(stage) {
    await judgeSearch(stage, 'getPullNotifications')
  },
})
