import { judgeSearch } from '../shared/judge-search.js'
import { scenario } from '../shared/scenario.js'

const requirement = 'messages.getDeliveryQueue.q'

export default scenario('The delivery queue takes a search string', {
  verifies: [requirement],
  async steps(stage) {
    await judgeSearch(stage, 'getDeliveryQueue', requirement)
  },
})
