import { alone, identify, shared } from '../../../src/scenario/index.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { holdInQueue } from '../shared/hold-in-queue.js'
import { scenario } from '../shared/scenario.js'

const requirement = 'messages.getPushNotification.same'

export default scenario('A notification of the delivery queue is read by its identifier', {
  verifies: [requirement],
  safety: 'disruptive',
  touches: [alone('messages.push'), shared('messages.queue')],
  async steps(stage) {
    const { customer, given, verify, undecided } = stage
    await atEndpoint(stage, async (at) => {
      const { id } = await holdInQueue(at)
      if (id === undefined)
        return undecided(requirement, 'The notification was not seen in the delivery queue.', {
          dependsOn: 'messages.push.stays-queued',
        })
      const read = await customer.send('getPushNotification', { path: { notificationId: id } })
      given(read).status(200, 404)
      const told = read.status === 200 ? identify(Object(read.json)) : `status ${read.status}`
      verify(requirement, read).that({
        holds: told === id,
        expected: `the notification ${id}`,
        actual: told,
        pointer: '/_id',
      })
    })
  },
})
