import { alone, identify, shared } from '../../../src/scenario/index.js'
import { publishAndWatch } from '../shared/publish-and-watch.js'
import { scenario } from '../shared/scenario.js'
import { waitingIn } from '../shared/waiting-in.js'

const requirement = 'messages.getDeliveryQueue.no-pull'

export default scenario('What waits to be fetched is not in the delivery queue', {
  verifies: [requirement],
  safety: 'disruptive',
  touches: [alone('messages.topic'), shared('messages.waiting')],
  async steps(stage) {
    const { fixtures, verify, undecided } = stage
    const awaited = await fixtures.pullSubscriptions()
    const { came } = await publishAndWatch(stage, { topic: await fixtures.topic(), awaited })
    const waiting = new Set([...came.values()].flat().map(identify))
    if (waiting.size === 0)
      return undecided(requirement, 'The message came to no subscription.', {
        dependsOn: 'messages.publish.each-subscription',
      })
    const queue = await waitingIn(stage, {}, 'getDeliveryQueue')
    const wrong = queue.items.map(identify).filter((id) => waiting.has(id))
    verify(requirement, queue.page).that({
      holds: wrong.length === 0,
      absence: true,
      expected: 'no notification of a pull subscription',
      actual: wrong[0] ?? 'none',
      pointer: '/_embedded/items',
    })
  },
})
