import { alone, type Choice, shared } from '../../../src/scenario/index.js'
import { atOtherEndpoint } from './shared/at-other-endpoint.js'
import { holdInQueue } from '../shared/hold-in-queue.js'
import { judgeReceived } from './shared/judge-received.js'
import { isOneOf } from '../shared/is-one-of.js'
import { wholeList } from '../shared/whole-list.js'
import { scenario } from '../shared/scenario.js'

const at200: Choice = { kind: 'status', status: 200 }

/** The last one takes its time: who does not wait for it calls again, and is answered at once. */
const replies: readonly Choice[] = [
  at200,
  { kind: 'status', status: 204 },
  { kind: 'status', status: 200, after: 600 },
]

export default scenario('A push notification that the endpoint accepts leaves the queue', {
  verifies: {
    received: { requirement: 'messages.push.received', after: 'messages.push.stays-queued' },
  },
  safety: 'disruptive',
  touches: [alone('messages.otherPush'), shared('messages.queue')],
  async steps(stage) {
    await atOtherEndpoint(stage, async (at) => {
      for (const reply of replies) {
        const held = await holdInQueue(at)
        held.reply((_, tries) => ('after' in reply && tries > 0 ? at200 : reply))
        if (held.id === undefined && reply !== replies[0])
          stage.giveUp(
            'A later notification was not seen in the delivery queue.',
            'let what is still to be delivered stand in the delivery queue',
          )
        if (!(await judgeReceived(at, stage.verify.received, held))) return
        // What is gone from the queue of its subscription is gone from the whole queue.
        await stage.verify.received.confirmed(async (compare) => {
          const whole = (await wholeList(stage, 'getDeliveryQueue')) ?? (await held.look()).queue
          compare(whole).holdsNo('notification that the endpoint took', isOneOf(held.id ?? ''))
        })
      }
    })
  },
})
