import { alone, identify, shared } from '../../../src/scenario/index.js'
import { atOtherEndpoint } from './shared/at-other-endpoint.js'
import { awaitRefused } from '../shared/await-refused.js'
import { holdInQueue } from '../shared/hold-in-queue.js'
import { scenario } from '../shared/scenario.js'

/** A redirect, and what is answered where it leads: the last one leads to itself. */
const refusals = [
  [307, 500],
  [302, 404],
  [307, 307],
] as const
/** Calls for one notification after which a redirect that leads to itself is none any more: not every target gives up. */
const most = 50
/** Milliseconds in which a redirect is followed, and further tries may come. */
const further = 700

export default scenario(
  'A push notification that is redirected and not accepted there stays in the queue',
  {
    verifies: { staysQueued: 'messages.push.stays-queued' },
    safety: 'disruptive',
    touches: [alone('messages.otherPush'), shared('messages.queue')],
    async steps(stage) {
      await atOtherEndpoint(stage, async (at) => {
        for (const [redirect, status] of refusals) {
          const held = await holdInQueue(at)
          const isAgain = () => status === redirect && held.deliveries().length < most
          held.reply(({ redirected }) =>
            redirected && !isAgain() ? { kind: 'status', status } : held.redirect(redirect),
          )
          await awaitRefused(at, held)
          // Which redirects are followed is not said: without a second call it was not.
          await at.eventually(further, () => held.deliveries()[2])
          const what = `notification that was redirected, and answered with ${status}`
          const isQueued = await stage.verify.staysQueued.confirmed(async (compare) => {
            const { queue } = await held.look()
            compare(queue).holdsSome(what, (item) => identify(item) === held.id)
          })
          if (!isQueued) return
        }
      })
    },
  },
)
