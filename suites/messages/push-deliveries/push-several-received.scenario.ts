import { alone, identify, shared } from '../../../src/scenario/index.js'
import { atOtherEndpoint } from './shared/at-other-endpoint.js'
import { isOneOf } from '../shared/is-one-of.js'
import { publishSeveral } from '../shared/publish-several.js'
import { scenario } from '../shared/scenario.js'

export default scenario('Each of several push notifications that are accepted leaves the queue', {
  verifies: {
    received: { requirement: 'messages.push.received', after: 'messages.push.stays-queued' },
  },
  safety: 'disruptive',
  touches: [alone('messages.otherPush'), shared('messages.queue')],
  async steps(stage) {
    await atOtherEndpoint(stage, async (at) => {
      for (const status of [204, 200, 201, 202, 299]) {
        // A target that had no answer to the first ones calls again: other messages decide.
        const areReceived = await stage.verify.received.confirmed(async (compare) => {
          // What was taken is not taken a second time: by that, one that is still to be delivered would be received.
          const { look, answer } = await publishSeveral(at, ({ tries }) => ({
            kind: 'status',
            status: tries === 0 ? status : 503,
          }))
          const left = await at.eventually(
            at.endpoint.patience,
            look,
            ({ items }) => items.length === 0,
          )
          const isLeft = isOneOf(...left.items.map(identify))
          compare(left.queue, answer).holdsNo('notification that the endpoint took', isLeft)
          return { still: true }
        })
        if (!areReceived) return
      }
    })
  },
})
