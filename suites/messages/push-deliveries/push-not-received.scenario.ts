import { alone, type Choice, identify, shared } from '../../../src/scenario/index.js'
import { atOtherEndpoint } from './shared/at-other-endpoint.js'
import { awaitRefused } from '../shared/await-refused.js'
import { holdInQueue } from '../shared/hold-in-queue.js'
import { scenario } from '../shared/scenario.js'

const answer = (status: number): Choice => ({ kind: 'status', status })

/** What the endpoint answers to one try after the other, which may be long: only 2xx means that it took the notification. */
const refusals: readonly (readonly Choice[])[] = [
  [answer(500), answer(400), answer(300)],
  [answer(501), answer(404), answer(410), answer(503)],
  [{ kind: 'reset' }, answer(429), answer(304)],
  [answer(409), answer(401), answer(403), answer(502)],
]
/** Milliseconds in which further tries may come. */
const further = 700

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
          held.reply((_, tries) => refusal[tries % refusal.length] ?? answer(500))
          await awaitRefused(at, held)
          await at.eventually(further, () => held.deliveries()[refusal.length])
          const isQueued = await stage.verify.staysQueued.confirmed(async (compare) => {
            const { queue } = await held.look()
            compare(queue).holdsSome(
              'notification that the endpoint did not take',
              (item) => identify(item) === held.id,
            )
          })
          if (!isQueued) return
        }
      })
    },
  },
)
