import { alone, type Choice, shared, wholeTarget } from '../../../src/scenario/index.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { assumePutForward } from '../shared/assume-put-forward.js'
import { awaitRefused } from '../shared/await-refused.js'
import { days } from '../shared/days.js'
import { holdInQueue } from '../shared/hold-in-queue.js'
import { scenario } from '../shared/scenario.js'

const refusals: readonly Choice[] = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 404 },
  // That what it was sent is wrong, a service may take for the last word.
  { kind: 'status', status: 400 },
  { kind: 'status', status: 422 },
  { kind: 'reset' },
]
/** When deliveries are tried is not shown; that they are tried for four days is. */
const later = days(3.5)

export default scenario('A push notification that the endpoint does not accept is tried again', {
  verifies: {
    retried: { requirement: 'messages.push.retried', after: 'messages.push.stays-queued' },
  },
  safety: 'disruptive',
  touches: [alone('messages.push'), shared('messages.queue')],
  async steps(stage) {
    const { verify, during, needs, giveUp } = stage
    await atEndpoint(stage, async (at) => {
      for (const refusal of refusals) {
        const held = await holdInQueue(at)
        const { deliveries, reply, accepted } = held
        reply((_, tries) => (tries === 0 ? refusal : { kind: 'status', status: 200 }))
        const second = () => at.eventually(at.endpoint.patience, () => deliveries()[1])
        if ((await second()) === undefined) {
          const { queued } = await awaitRefused(at, held)
          if (queued === undefined && refusal === refusals[0]) return
          if (queued === undefined)
            giveUp(
              'A later notification is not in the delivery queue.',
              'let what is still to be delivered stand in the delivery queue',
            )
          needs(wholeTarget)
          await during(
            'clock',
            async () => (await second()) ?? (await assumePutForward(at, later, 'no less')),
            later,
          )
        }
        const [first, ...others] = deliveries()
        const such = 'another delivery, within three days and a half'
        const evidence = first === undefined ? [] : [first]
        if (!verify.retried(await accepted()).brings(such, others, evidence)) return
      }
    })
  },
})
