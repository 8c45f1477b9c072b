import { alone, shared } from '../../../src/scenario/index.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { eventually } from '../shared/eventually.js'
import { holdInQueue } from '../shared/hold-in-queue.js'
import { scenario } from '../shared/scenario.js'

const requirement = 'messages.notification.delivery-error'

export default scenario('What went wrong with a delivery is recorded in its notification', {
  verifies: [requirement],
  safety: 'disruptive',
  touches: [alone('messages.push'), shared('messages.queue')],
  async steps(stage) {
    const { verify, undecided } = stage
    await atEndpoint(stage, async (at) => {
      const { reply, deliveries, look } = await holdInQueue(at)
      reply(() => ({ kind: 'status', status: 401 }))
      let seen = await look()
      const recorded = await eventually(at, at.endpoint.patience, async () => {
        seen = await look()
        return seen.queued !== undefined && seen.queued['_error'] === undefined ? undefined : true
      })
      if (seen.queued === undefined)
        return undecided(requirement, 'The notification is not in the delivery queue.', {
          dependsOn: 'messages.push.stays-queued',
        })
      verify(requirement, seen.page).that({
        holds: recorded !== undefined,
        expected: '_error of the notification whose endpoint answered with 401',
        actual: recorded === undefined ? 'no _error' : 'it is there',
        pointer: '/_embedded/items',
        exchanges: deliveries().flatMap(({ exchange }) => exchange ?? []),
      })
    })
  },
})
