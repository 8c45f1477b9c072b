import { alone } from '../../../src/scenario/index.js'
import { judgeNarrowedPages } from '../shared/judge-narrowed-pages.js'
import { ownNotification } from './shared/own-notification.js'
import { scenario } from '../shared/scenario.js'

const about = {
  requirement: 'messages.getPullNotifications.filters-with-pages',
  list: 'getPullNotifications',
} as const

export default scenario('The pages of a narrowed list hold what the narrowed list holds', {
  verifies: [about.requirement],
  safety: 'disruptive',
  touches: [alone('messages.waiting')],
  async steps(stage) {
    const { subscription } = await ownNotification(stage)
    for (let more = 0; more < 2; more += 1) await ownNotification(stage)
    await judgeNarrowedPages(stage, {
      ...about,
      query: { subscription },
      selecting: 'subscription',
    })
    const topic = await stage.fixtures.topicId()
    await judgeNarrowedPages(stage, { ...about, query: { topic }, selecting: 'topic' })
  },
})
