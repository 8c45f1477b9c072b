import { alone, shared } from '../../../src/scenario/index.js'
import { judgeNotGiven } from './shared/judge-not-given.js'
import { scenario } from '../shared/scenario.js'

export default scenario('A subscription that is not active does not get a message', {
  verifies: {
    notGiven: {
      requirement: 'messages.publish.active-only',
      after: 'messages.publish.each-subscription',
    },
  },
  safety: 'disruptive',
  touches: [alone('messages.topic'), shared('messages.waiting')],
  async steps(stage) {
    const { fixtures, verify } = stage
    const [given, ...besides] = await fixtures.pullSubscriptions()
    const other = await fixtures.inactiveSubscription()
    const topic = await fixtures.topic()
    await judgeNotGiven(stage, verify.notGiven, { topic, given, besides, other })
  },
})
