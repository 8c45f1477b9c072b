import { alone, type Choice, identify, shared } from '../../../src/scenario/index.js'
import { atOtherEndpoint } from './shared/at-other-endpoint.js'
import { awaitRefused } from '../shared/await-refused.js'
import { holdInQueue } from '../shared/hold-in-queue.js'
import { scenario } from '../shared/scenario.js'

const refusals: readonly Choice[] = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 404 },
  { kind: 'reset' },
]

export default scenario(
  'A push notification that the endpoint does not accept stays in the queue',
  {
    verifies: { staysQueued: 'messages.push.stays-queued' },
    safety: 'disruptive',
    touches: [alone('messages.otherPush'), shared('messages.queue')],
    async steps(stage) {
      await atOtherEndpoint(stage, async (at) => {
        for (const refusal of refusals) {
          const held = await holdInQueue(at)
          held.reply(() => refusal)
          const { queue } = await awaitRefused(at, held)
          const isQueued = stage.verify
            .staysQueued(queue)
            .holdsSome(
              'notification that the endpoint did not take',
              (item) => identify(item) === held.id,
            )
          if (!isQueued) return
        }
      })
    },
  },
)
