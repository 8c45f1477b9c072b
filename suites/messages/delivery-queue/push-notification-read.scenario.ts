import { alone, identify, often, shared, someTimes } from '../../../src/scenario/index.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { holdInQueue } from '../shared/hold-in-queue.js'
import { scenario } from '../shared/scenario.js'

export default scenario('A notification of the delivery queue is read by its identifier', {
  verifies: {
    same: {
      requirement: 'messages.getPushNotification.same',
      after: 'messages.push.stays-queued',
    },
  },
  safety: 'disruptive',
  touches: [alone('messages.push'), shared('messages.queue')],
  async steps(stage) {
    const { customer, given, verify } = stage
    await atEndpoint(stage, async (at) => {
      const { id } = await holdInQueue(at)
      if (id === undefined) return
      await someTimes(async () => {
        const read = await customer.send('getPushNotification', { path: { notificationId: id } })
        given(read).status(200, 404)
        if (!verify.same(read).status(200)) return false
        return verify.same(read).tells('/_id', id, () => identify(Object(read.json)) === id)
      }, often)
    })
  },
})
