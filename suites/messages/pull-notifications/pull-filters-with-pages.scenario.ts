import { alone } from '../../../src/scenario/index.js'
import { judgeNarrowedPages } from '../shared/judge-narrowed-pages.js'
import { ownNotification } from './shared/own-notification.js'
import { scenario } from '../shared/scenario.js'

export default scenario('The pages of filtered pull notifications add up to the filtered list', {
  verifies: {
    narrowed: {
      requirement: 'messages.getPullNotifications.filters-with-pages',
      after: 'messages.getPullNotifications.pages-count',
    },
  },
  safety: 'disruptive',
  stocked: 'getPullNotifications',
  touches: [alone('messages.waiting')],
  requests: 45,
  async steps(stage) {
    const { subscription } = await ownNotification(stage)
    for (let more = 0; more < 2; more += 1) await ownNotification(stage)
    const topic = await stage.fixtures.topicId()
    const [address] = await stage.fixtures.pullSubscriptionUris()
    await judgeNarrowedPages(stage, stage.verify.narrowed, 'getPullNotifications', [
      { query: { subscription }, selecting: 'subscription' },
      { query: { topic }, selecting: 'topic' },
      { query: { subscription, topic }, selecting: 'subscription' },
      // By addresses as by identifiers.
      { query: { topic: await stage.fixtures.topic() }, selecting: 'topic' },
      ...(address === undefined
        ? []
        : [{ query: { subscription: address }, selecting: 'subscription' } as const]),
    ])
  },
})
