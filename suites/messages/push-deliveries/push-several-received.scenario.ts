import { alone, type Choice, identify, type Item, shared } from '../../../src/scenario/index.js'
import { atOtherEndpoint } from './shared/at-other-endpoint.js'
import { isOneOf } from '../shared/is-one-of.js'
import { publishSeveral, type ToReply } from '../shared/publish-several.js'
import { scenario } from '../shared/scenario.js'

export default scenario('Each of several push notifications that are accepted leaves the queue', {
  verifies: {
    received: { requirement: 'messages.push.received', after: 'messages.push.stays-queued' },
  },
  safety: 'disruptive',
  touches: [alone('messages.otherPush'), shared('messages.queue')],
  async steps(stage) {
    await atOtherEndpoint(stage, async (at) => {
      // Where something else is delivered for the same messages, what comes a second time may be that.
      let isOnce = false
      for (const status of [200, 204, 206, 201, 202, 299]) {
        // A target that had no answer to the first ones calls again: other messages decide.
        const areReceived = await stage.verify.received.confirmed(async (compare) => {
          // What was taken is not taken a second time: by that, one that is still to be delivered would be received.
          const reply = ({ tries }: ToReply): Choice => ({
            kind: 'status',
            status: isOnce && tries > 0 ? 503 : status,
          })
          const { look, answer, messages } = await publishSeveral(at, reply)
          const areGone = ({ items }: { readonly items: readonly Item[] }) => items.length === 0
          const left = await at.eventually(at.endpoint.patience, look, areGone)
          const isLeft = isOneOf(...left.items.map(identify))
          compare(left.queue, answer).holdsNo('notification that the endpoint took', isLeft)
          if (status === 200) isOnce = messages.every(({ carried }) => carried().length === 1)
          return { still: true }
        })
        if (!areReceived) return
      }
    })
  },
})
