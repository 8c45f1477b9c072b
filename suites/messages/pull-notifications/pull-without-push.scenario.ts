import { alone, identify, shared } from '../../../src/scenario/index.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { holdInQueue } from '../shared/hold-in-queue.js'
import { scenario } from '../shared/scenario.js'
import { waitingIn } from '../shared/waiting-in.js'

const requirement = 'messages.getPullNotifications.no-push'

export default scenario('What is being delivered is not among what waits to be fetched', {
  verifies: [requirement],
  safety: 'disruptive',
  touches: [alone('messages.push'), shared('messages.queue')],
  async steps(stage) {
    const { verify, undecided } = stage
    await atEndpoint(stage, async (at) => {
      const { id } = await holdInQueue(at)
      if (id === undefined)
        return undecided(requirement, 'The notification was not seen in the delivery queue.', {
          dependsOn: 'messages.push.stays-queued',
        })
      const { items, page } = await waitingIn(at, {})
      const listed = items.some((item) => identify(item) === id)
      verify(requirement, page).that({
        holds: !listed,
        absence: true,
        expected: 'no notification of a push subscription',
        actual: listed ? id : 'none',
        pointer: '/_embedded/items',
      })
    })
  },
})
