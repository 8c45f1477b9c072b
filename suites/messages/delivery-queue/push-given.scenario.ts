import { alone } from '../../../src/scenario/index.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { comeToQueues } from './shared/come-to-queues.js'
import { sameAddress } from '../shared/same-address.js'
import { scenario } from '../shared/scenario.js'

export default scenario('A push subscription is given each message of its own topic once', {
  verifies: {
    once: { requirement: 'messages.push.each-subscription', after: 'messages.push.stays-queued' },
    elsewhere: { requirement: 'messages.push.no-other-subscription', after: 'once' },
  },
  safety: 'disruptive',
  touches: [alone('messages.queue')],
  async steps(stage) {
    const { verify } = stage
    await atEndpoint(stage, async (at) => {
      const [first] = at.pushed
      const second = at.pushed.find(({ topic }) => !sameAddress(topic, first.topic))
      const both = [first, ...(second === undefined ? [] : [second])]
      if (second === undefined)
        verify.elsewhere.undecided('It takes two topics with a push subscription each.', {
          remedy: 'fixtures.messages.pushTopic',
        })
      for (const topic of both) {
        const publish = () => comeToQueues(at, topic, both)
        const came = await publish()
        const ids = came.flatMap((queue) => [...queue.ids])
        if (new Set(ids).size < ids.length)
          return verify.once.undecided('One notification is in the queues of two subscriptions.')
        if (came.some(({ of, ids }) => of === topic && ids.size === 0))
          return verify.once.undecided('The notification is not in the delivery queue.')
        const asDue = came.every((queue) => queue.ids.size === (queue.of === topic ? 1 : 0))
        // More may be for what somebody else published at that moment.
        const again = asDue ? came : await publish()
        for (const [index, { of, ids, page }] of came.entries()) {
          const verification = of === topic ? verify.once : verify.elsewhere
          const [due, number] = [of === topic ? 1 : 0, ids.size]
          if (again[index]?.ids.size !== number)
            verification.undecided('Others publish on the topic as well.')
          else
            verification(page).that({
              holds: number === due,
              absence: due === 0,
              expected: `notifications for the message, for ${of.subscription}: ${due}`,
              actual: String(number),
              pointer: '/_embedded/items',
            })
        }
      }
    })
  },
})
