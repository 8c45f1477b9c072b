import { alone, shared } from '../../../src/scenario/index.js'
import { judgeNotGiven } from './shared/judge-not-given.js'
import { publishAndWatch } from '../shared/publish-and-watch.js'
import { scenario } from '../shared/scenario.js'

const requirement = 'messages.publish.no-other-subscription'

export default scenario('A subscription of another topic is not given a message', {
  verifies: [requirement],
  safety: 'disruptive',
  touches: [
    alone('messages.topic'),
    alone('messages.otherTopic'),
    shared('messages.waiting'),
    shared('messages.queue'),
  ],
  async steps(stage) {
    const { fixtures, giveUp, undecided } = stage
    const [given] = await fixtures.pullSubscriptions()
    const other = await fixtures.otherSubscription()
    // It is given what is published on its own topic, so that its list shows what comes.
    const control = await publishAndWatch(stage, {
      topic: await fixtures.otherTopic(),
      awaited: [other],
    })
    if (control.came.get(other)?.length === 0)
      giveUp('The other subscription is given no messages.', 'fixtures.messages.otherSubscription')
    const topic = await fixtures.topic()
    if (await judgeNotGiven(stage, { requirement, topic, given, other })) return
    undecided(requirement, 'The message came to no subscription.', {
      dependsOn: 'messages.publish.each-subscription',
    })
  },
})
