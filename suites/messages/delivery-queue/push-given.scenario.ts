import { alone } from '../../../src/scenario/index.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { comeToQueues } from './shared/come-to-queues.js'
import { sameAddress } from '../shared/same-address.js'
import { scenario } from '../shared/scenario.js'

const [once, elsewhere] = [
  'messages.push.each-subscription',
  'messages.push.no-other-subscription',
] as const

export default scenario('A push subscription is given each message of its own topic once', {
  verifies: [once, elsewhere],
  safety: 'disruptive',
  touches: [alone('messages.queue')],
  async steps(stage) {
    const { verify, undecided } = stage
    await atEndpoint(stage, async (at) => {
      const [first] = at.pushed
      const second = at.pushed.find(({ topic }) => !sameAddress(topic, first.topic))
      const both = [first, ...(second === undefined ? [] : [second])]
      const subscriptions = both.map(({ subscription }) => subscription)
      if (second === undefined)
        undecided(elsewhere, 'It takes two topics with a push subscription each.', {
          remedy: 'fixtures.messages.pushTopic',
        })
      for (const topic of both) {
        const came = await comeToQueues(at, topic, subscriptions)
        const numbers = [...came.values()].map(({ ids }) => ids.size)
        const due = subscriptions.map((one) => (one === topic.subscription ? 1 : 0))
        const open = (because: string, dependsOn: string): void => {
          for (const one of [once, elsewhere]) undecided(one, because, { dependsOn })
        }
        const all = [...came.values()].flatMap(({ ids }) => [...ids])
        if (new Set(all).size < all.length)
          return open(
            'One notification is in the queues of two subscriptions.',
            'messages.getDeliveryQueue.by-subscription',
          )
        if (came.get(topic.subscription)?.ids.size === 0)
          return open(
            'The notification is not in the delivery queue.',
            'messages.push.stays-queued',
          )
        // More may be for what somebody else published at that moment.
        const again =
          String(numbers) === String(due) ? came : await comeToQueues(at, topic, subscriptions)
        for (const [index, [subscription, { ids, page }]] of [...came].entries()) {
          const requirement = subscription === topic.subscription ? once : elsewhere
          if (again.get(subscription)?.ids.size !== ids.size) {
            undecided(requirement, 'Others publish on the topic as well.')
            continue
          }
          verify(requirement, page).that({
            holds: ids.size === due[index],
            ...(requirement === elsewhere && { absence: true }),
            expected: `${due[index] ? 'one notification' : 'none'} for the message, for ${subscription}`,
            actual: String(ids.size),
            pointer: '/_embedded/items',
          })
        }
      }
    })
  },
})
