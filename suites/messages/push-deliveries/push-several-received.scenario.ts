import { alone, identify, shared } from '../../../src/scenario/index.js'
import { atOtherEndpoint } from './shared/at-other-endpoint.js'
import { isOneOf } from '../shared/is-one-of.js'
import { publishSeveral } from './shared/publish-several.js'
import { scenario } from '../shared/scenario.js'

export default scenario('Each of several push notifications that are accepted leaves the queue', {
  verifies: {
    received: { requirement: 'messages.push.received', after: 'messages.push.stays-queued' },
  },
  safety: 'disruptive',
  touches: [alone('messages.otherPush'), shared('messages.queue')],
  async steps(stage) {
    await atOtherEndpoint(stage, async (at) => {
      const { look } = await publishSeveral(at, 204)
      const left = await at.eventually(
        at.endpoint.patience,
        look,
        ({ items }) => items.length === 0,
      )
      stage.verify
        .received(left.queue)
        .holdsNo('notification that the endpoint took', isOneOf(...left.items.map(identify)))
    })
  },
})
