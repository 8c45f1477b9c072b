import { alone, type Choice, shared } from '../../../src/scenario/index.js'
import { atOtherEndpoint } from './shared/at-other-endpoint.js'
import { awaitRefused } from '../shared/await-refused.js'
import { holdInQueue } from '../shared/hold-in-queue.js'
import { scenario } from '../shared/scenario.js'

const requirement = 'messages.push.stays-queued'

const refusals: readonly Choice[] = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 404 },
  { kind: 'reset' },
]

export default scenario('A push notification that the endpoint does not take stays in the queue', {
  verifies: [requirement],
  safety: 'disruptive',
  touches: [alone('messages.otherPush'), shared('messages.queue')],
  async steps(stage) {
    const { verify } = stage
    await atOtherEndpoint(stage, async (at) => {
      for (const refusal of refusals) {
        const held = await holdInQueue(at)
        held.reply(() => refusal)
        const { queued, page, refused } = await awaitRefused(at, held)
        verify(requirement, page).that({
          holds: queued !== undefined,
          expected: 'the notification that the endpoint did not take',
          actual: queued === undefined ? 'it is not there' : 'it is there',
          pointer: '/_embedded/items',
          exchanges: [refused?.exchange ?? []].flat(),
        })
        if (queued === undefined) return
      }
    })
  },
})
