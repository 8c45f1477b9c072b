import { alone, type Choice, identify, shared } from '../../../src/scenario/index.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { holdInQueue } from '../shared/hold-in-queue.js'
import { scenario } from '../shared/scenario.js'

const refusals: readonly Choice[] = [
  { kind: 'status', status: 401 },
  { kind: 'status', status: 500 },
  { kind: 'reset' },
]

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
      for (const refusal of refusals) {
        const { id, reply, look } = await holdInQueue(at)
        reply(() => refusal)
        const { queued, queue } = await at.eventually(
          at.endpoint.patience,
          look,
          (seen) => seen.queued === undefined || seen.queued['_error'] !== undefined,
        )
        if (queued === undefined) return
        stage.verify
          .recorded(queue)
          .holdsSome(
            'notification with an _error, as its endpoint did not take it',
            (item) => identify(item) === id && item['_error'] !== undefined,
            '_error',
          )
      }
    })
  },
})
