import { alone, shared } from '../../../src/scenario/index.js'
import { judgeNotGiven } from './shared/judge-not-given.js'
import { publishAndWatch } from '../shared/publish-and-watch.js'
import { scenario } from '../shared/scenario.js'

export default scenario('A subscription of another topic does not get a message', {
  verifies: {
    notGiven: {
      requirement: 'messages.publish.no-other-subscription',
      after: 'messages.publish.each-subscription',
    },
  },
  safety: 'disruptive',
  touches: [
    alone('messages.topic'),
    alone('messages.otherTopic'),
    shared('messages.waiting'),
    shared('messages.queue'),
  ],
  async steps(stage) {
    const { fixtures, giveUp, verify } = stage
    const [given, ...besides] = await fixtures.pullSubscriptions()
    const other = await fixtures.otherSubscription()
    // It is given what is published on its own topic, so that its list shows what comes.
    const [topic, otherTopic] = [await fixtures.topic(), await fixtures.otherTopic()]
    const control = await publishAndWatch(stage, { topic: otherTopic, awaited: [other] })
    const due = control.came.get(other)?.length ?? 0
    if (due === 0)
      giveUp('The other subscription is given no messages.', 'fixtures.messages.otherSubscription')
    // What is published at the same moment comes to its own topic, too.
    const beside = { topic: otherTopic, due }
    await judgeNotGiven(stage, verify.notGiven, { topic, given, besides, other, beside })
  },
})
