import { alone, often, withParts } from '../../../src/scenario/index.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { assumeAllReceived, receivedSoFar } from './shared/assume-all-received.js'
import { queuedNotifications } from './shared/queued-notifications.js'
import { sameAddress } from '../shared/same-address.js'
import { scenario } from '../shared/scenario.js'

const inTwo = [
  'One notification is in the queues of two subscriptions.',
  { remedy: 'fixtures.messages.pushTopic' },
] as const

export default scenario('A push subscription gets each message of its own topic once', {
  verifies: {
    once: { requirement: 'messages.push.each-subscription', after: 'messages.push.stays-queued' },
    elsewhere: { requirement: 'messages.push.no-other-subscription', after: 'once' },
  },
  safety: 'disruptive',
  touches: [alone('messages.queue')],
  async steps(stage) {
    const { verify, confirmed } = stage
    await atEndpoint(stage, async (at) => {
      const [first] = at.pushed
      const second = at.pushed.find(({ topic }) => !sameAddress(topic, first.topic))
      const both = [first, ...(second === undefined ? [] : [second])] as const
      if (second === undefined)
        verify.elsewhere.undecided('It takes two topics with a push subscription each.', {
          remedy: 'fixtures.messages.pushTopic',
        })
      const parts = withParts(stage, at)
      const before = await receivedSoFar(parts, both)
      for (const topic of both)
        // More may be for what another publisher published at that moment: other messages decide.
        await confirmed(async (compare) => {
          const came = await queuedNotifications(at, topic, both)
          const ids = came.flatMap((queue) => [...queue.ids])
          if (new Set(ids).size < ids.length) return verify.once.undecided(...inTwo)
          if (came.some((queue) => queue.of === topic && queue.ids.size === 0))
            return verify.once.undecided('The notification is not in the delivery queue.', {
              remedy: 'let a notification stay in the queue until it is delivered',
            })
          for (const queue of came) {
            const due = queue.of === topic ? queue.messages : 0
            // Of those that were published because another one came late, some may still be on their way.
            const { size } = queue.ids
            compare[due === 0 ? 'elsewhere' : 'once'](queue.page).that({
              holds: size >= Math.min(due, often) && size <= due,
              absence: due === 0,
              expected: `notifications for what was published, for ${queue.of.subscription}: ${due}`,
              actual: String(size),
              pointer: '/_embedded/items',
            })
          }
          return { still: true }
        })
      await assumeAllReceived(parts, both, before)
    })
  },
})
