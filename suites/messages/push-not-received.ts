import type { Choice } from '../../src/scenario/index.js'
import { atEndpoint } from './push/at-endpoint.js'
import { eventually } from './push/eventually.js'
import { holdInQueue } from './push/hold-in-queue.js'
import { scenario } from './scenario.js'

const requirement = 'messages.push.stays-queued'

const refusals: readonly Choice[] = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 404 },
  { kind: 'reset' },
]
/** Milliseconds that a notification is looked after, unless the next try comes first. */
const watch = 400

export default scenario('A push notification that the endpoint does not take stays in the queue', {
  verifies: [requirement],
  safety: 'disruptive',
  touches: ['messages.writes'],
  async steps(stage) {
    const { verify } = stage
    await atEndpoint(stage, async (at) => {
      for (const refusal of refusals) {
        const { id, reply, deliveries, look, page } = await holdInQueue(at)
        reply(() => refusal)
        const refused = await eventually(at, at.endpoint.patience, () =>
          deliveries().find(({ ending }) => ending !== undefined),
        )
        // What becomes of it shows a moment later, at the latest when it is tried again.
        await eventually(at, watch, () => deliveries()[1])
        const seen = id === undefined ? { queued: undefined, page } : await look()
        verify(requirement, seen.page).that({
          holds: seen.queued !== undefined,
          expected: 'the notification that the endpoint did not take',
          actual: seen.queued === undefined ? 'it is not there' : 'it is there',
          pointer: '/_embedded/items',
          exchanges: [refused?.exchange ?? []].flat(),
        })
        if (seen.queued === undefined) return
      }
    })
  },
})
