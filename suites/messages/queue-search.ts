import { judgeSearch } from './judge-search.js'
import { scenario } from './scenario.js'

export default scenario('The delivery queue takes a search string', {
  verifies: ['messages.getDeliveryQueue.q'],
  async steps(stage) {
    await judgeSearch(stage, 'getDeliveryQueue')
  },
})
