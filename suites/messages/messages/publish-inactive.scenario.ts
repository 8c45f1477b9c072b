import { alone, shared } from '../../../src/scenario/index.js'
import { judgeNotGiven } from './shared/judge-not-given.js'
import { scenario } from '../shared/scenario.js'

const requirement = 'messages.publish.active-only'

export default scenario('A subscription that is not active is not given a message', {
  verifies: [requirement],
  safety: 'disruptive',
  touches: [alone('messages.topic'), shared('messages.waiting')],
  async steps(stage) {
    const { fixtures, undecided } = stage
    const [given] = await fixtures.pullSubscriptions()
    const other = await fixtures.inactiveSubscription()
    const topic = await fixtures.topic()
    if (await judgeNotGiven(stage, { requirement, topic, given, other })) return
    undecided(requirement, 'The message came to no subscription.', {
      dependsOn: 'messages.publish.each-subscription',
    })
  },
})
