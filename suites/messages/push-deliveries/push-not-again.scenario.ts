import { identify, wholeTarget } from '../../../src/scenario/index.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { days } from '../shared/days.js'
import { eventually } from '../shared/eventually.js'
import { publishTo } from '../shared/publish-to.js'
import { reach } from '../shared/reach.js'
import { scenario } from '../shared/scenario.js'
import { waitingIn } from '../shared/waiting-in.js'

const requirement = 'messages.push.not-after-received'

/** When deliveries are tried is not shown; what is still queued is tried within four days. */
const later = days(3.5)
/** Milliseconds in which what is under way arrives. */
const glance = 150

export default scenario(
  'A push notification that the endpoint took is not tried again days later',
  {
    verifies: [requirement],
    safety: 'disruptive',
    touches: [wholeTarget],
    async steps(stage) {
      const { verify, undecided, giveUp, during, now, waitUntil } = stage
      await atEndpoint(stage, async (at) => {
        const { endpoint, pushed } = at
        const { subscription } = pushed[0]
        const queued = async () =>
          (await waitingIn(at, { subscription }, 'getDeliveryQueue')).items.map(identify)
        const before = await queued()
        const taken = publishTo(at, pushed[0])
        endpoint.answer(() => ({ kind: 'status', status: 200 }))
        await reach(at, taken, pushed[0])
        if (
          (await eventually(at, endpoint.patience, () => taken.isTaken() || undefined)) ===
          undefined
        )
          return giveUp('The target did not wait for the answer of the endpoint.')
        const isGone = async () => (await queued()).every((id) => before.includes(id)) || undefined
        if ((await eventually(at, endpoint.patience, isGone)) === undefined)
          return undecided(requirement, 'It stays in the queue.', {
            dependsOn: 'messages.push.received',
          })
        if (taken.carried().length === 0)
          return giveUp('Deliveries carry nothing by which their message is known.')

        // Another one is not taken at first: that it is tried again shows that the time for that has come.
        const refused = publishTo(at, pushed[0])
        let isRefused = true
        endpoint.answer((one) => ({
          kind: 'status',
          status: isRefused && refused.carried().includes(one) ? 500 : 200,
        }))
        await reach(at, refused, pushed[0])
        await waitUntil(now() + glance)
        const [first, tries] = [taken.carried().length, refused.carried().length]
        isRefused = false
        const retried = await during(
          'clock',
          async () => {
            const seen = await eventually(at, endpoint.patience, () => refused.carried()[tries])
            if (seen !== undefined) await waitUntil(now() + glance)
            return seen
          },
          later,
        )
        if (retried === undefined)
          return undecided(requirement, 'What was not received is not tried again, either.', {
            dependsOn: 'messages.push.retried',
          })
        const again = taken.carried().slice(first)
        verify(requirement, await taken.accepted()).that({
          holds: again.length === 0,
          absence: true,
          expected: 'no other delivery, though the clock went on by three days and a half',
          actual: again.length === 0 ? 'none' : 'it came again',
          exchanges: again.flatMap(({ exchange }) => exchange ?? []),
        })
      })
    },
  },
)
