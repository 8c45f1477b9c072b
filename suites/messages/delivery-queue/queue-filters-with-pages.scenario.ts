import { alone } from '../../../src/scenario/index.js'
import { judgeNarrowedPages } from '../shared/judge-narrowed-pages.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { queueOne } from '../shared/queue-one.js'
import { scenario } from '../shared/scenario.js'

export default scenario('The pages of the filtered delivery queue add up to the filtered queue', {
  verifies: {
    narrowed: {
      requirement: 'messages.getDeliveryQueue.filters-with-pages',
      after: 'messages.getDeliveryQueue.pages-count',
    },
  },
  safety: 'disruptive',
  touches: [alone('messages.queue')],
  requests: 30,
  async steps(stage) {
    const { narrowed } = stage.verify
    await atEndpoint(stage, async (at) => {
      const [one, other] = at.pushed
      // A part of the queue is only a part where there is something besides.
      if (other !== undefined) await queueOne(at, other)
      for (let more = 0; more < 3; more += 1) await queueOne(at, one)
      const { subscription, id: topic, uri: subscriptionUri } = one
      // A page keeps to what is asked for, however the queue is narrowed, and its links do: rules judge that.
      const pages = [
        ...(subscriptionUri === undefined ? [] : [{ subscriptionUri, limit: 1 }]),
        ...(topic === undefined ? [] : [{ subscription, topic, start: 1, limit: 1 }]),
      ]
      await Promise.all(pages.map((query) => at.customer.send('getDeliveryQueue', { query })))
      if (topic === undefined)
        narrowed.undecided('It needs the identifier of the topic.', {
          remedy: 'fixtures.messages.pushTopicId',
        })
      await judgeNarrowedPages(stage, narrowed, 'getDeliveryQueue', [
        { query: { subscription }, selecting: 'subscription' },
        ...(topic === undefined ? [] : [{ query: { topic }, selecting: 'topic' } as const]),
        // By addresses as by identifiers.
        { query: { topic: one.topic }, selecting: 'topic' },
        ...(subscriptionUri === undefined
          ? []
          : [{ query: { subscription: subscriptionUri }, selecting: 'subscription' } as const]),
      ])
    })
  },
})
