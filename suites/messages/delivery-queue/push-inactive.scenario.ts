import { alone } from '../../../src/scenario/index.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { judgeNotQueued } from './shared/judge-not-queued.js'
import { scenario } from '../shared/scenario.js'

export default scenario('A push subscription that is not active does not get a message', {
  verifies: {
    notGiven: { requirement: 'messages.push.active-only', after: 'messages.push.stays-queued' },
  },
  safety: 'disruptive',
  touches: [alone('messages.queue')],
  async steps(stage) {
    const subscription = await stage.fixtures.pushInactiveSubscription()
    await atEndpoint(stage, async (at) => {
      const [given] = at.pushed
      const other = { topic: given.topic, subscription }
      await judgeNotQueued(at, stage.verify.notGiven, given, other)
    })
  },
})
