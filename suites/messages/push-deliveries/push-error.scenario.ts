import { alone, identify, shared } from '../../../src/scenario/index.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { eventually } from '../shared/eventually.js'
import { holdInQueue } from '../shared/hold-in-queue.js'
import { scenario } from '../shared/scenario.js'

export default scenario('An error in a delivery is recorded in its notification', {
  verifies: {
    recorded: {
      requirement: 'messages.notification.delivery-error',
      after: 'messages.push.stays-queued',
    },
  },
  safety: 'disruptive',
  touches: [alone('messages.push'), shared('messages.queue')],
  async steps(stage) {
    await atEndpoint(stage, async (at) => {
      const { id, reply, look } = await holdInQueue(at)
      reply(() => ({ kind: 'status', status: 401 }))
      let seen = await look()
      await eventually(at, at.endpoint.patience, async () => {
        seen = await look()
        return seen.queued !== undefined && seen.queued['_error'] === undefined ? undefined : true
      })
      if (seen.queued === undefined) return
      stage.verify
        .recorded(seen.queue)
        .holdsSome(
          'notification with an _error, as its endpoint answered with 401',
          (item) => identify(item) === id && item['_error'] !== undefined,
          '_error',
        )
    })
  },
})
