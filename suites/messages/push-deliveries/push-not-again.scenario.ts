import { wholeTarget } from '../../../src/scenario/index.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { days } from '../shared/days.js'
import { publishTaken } from './shared/publish-taken.js'
import { publishTo } from '../shared/publish-to.js'
import { assumePutForward } from '../shared/assume-put-forward.js'
import { awaitDelivery } from '../shared/await-delivery.js'
import { scenario } from '../shared/scenario.js'

/** When deliveries are tried is not shown; what is still queued is tried within four days. */
const later = days(3.5)
/** Milliseconds in which what is under way arrives. */
const glance = 150

export default scenario(
  'A push notification that the endpoint accepted is not tried again days later',
  {
    verifies: {
      notAgain: {
        requirement: 'messages.push.not-after-received',
        after: 'messages.push.received',
      },
    },
    safety: 'disruptive',
    touches: [wholeTarget],
    async steps(stage) {
      const { verify, giveUp, during, now, waitUntil } = stage
      await atEndpoint(stage, async (at) => {
        const { endpoint, pushed } = at
        const taken = await publishTaken(at)
        if (taken === undefined) return

        // Another one is not taken at first: that it is tried again shows that the time for that has come.
        const refused = publishTo(at, pushed[0])
        let isRefused = true
        endpoint.answer((one) => ({
          kind: 'status',
          status: isRefused && refused.carried().includes(one) ? 500 : 200,
        }))
        await awaitDelivery(at, refused, pushed[0])
        await waitUntil(now() + glance)
        const [calls, tries] = [taken.carried().length, refused.carried().length]
        isRefused = false
        const retry = async () => {
          const seen = await at.eventually(endpoint.patience, () => refused.carried()[tries])
          if (seen !== undefined) await waitUntil(now() + glance)
          // It may be tried again soon, whatever the clock does.
          if (seen !== undefined) await assumePutForward(at, later, 'no less')
          return seen
        }
        if ((await during('clock', retry, later)) === undefined)
          giveUp(
            'A delivery that was not received is not tried again, either.',
            'let a delivery that was not received be tried again',
          )
        verify
          .notAgain(await taken.accepted())
          .bringsNo('other delivery in three days and a half', taken.carried().slice(calls))
      })
    },
  },
)
