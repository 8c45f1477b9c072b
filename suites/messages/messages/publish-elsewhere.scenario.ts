import { alone, shared } from '../../../src/scenario/index.js'
import { judgeNotGiven } from './shared/judge-not-given.js'
import { publishAndWatch } from '../shared/publish-and-watch.js'
import { scenario } from '../shared/scenario.js'

/** Messages that show what one comes to. */
const controls = 3

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
    const [awaited, ...besides] = await fixtures.pullSubscriptions()
    const other = await fixtures.otherSubscription()
    // It is given what is published on its own topic, so that its list shows what comes.
    const [topic, otherTopic] = [await fixtures.topic(), await fixtures.otherTopic()]
    const own = { topic: otherTopic, awaited: [other], count: controls }
    const { came } = await publishAndWatch(stage, own)
    const given = came.get(other)?.length ?? 0
    // What strays there from elsewhere meanwhile is none of what one message comes to.
    const due = Math.max(1, Math.floor(given / controls))
    if (given === 0)
      giveUp('The other subscription is given no messages.', 'fixtures.messages.otherSubscription')
    // What is published at the same moment comes to its own topic, too.
    const beside = { topic: otherTopic, due }
    await judgeNotGiven(stage, verify.notGiven, {
      topic,
      given: awaited,
      besides,
      other,
      beside,
    })
  },
})
