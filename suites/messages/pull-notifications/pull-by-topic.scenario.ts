import { alone, identify, shared } from '../../../src/scenario/index.js'
import { judgeSameList } from './shared/judge-same-list.js'
import { ownNotification } from './shared/own-notification.js'
import { scenario } from '../shared/scenario.js'
import { waitingIn } from '../shared/waiting-in.js'

const byId = 'messages.getPullNotifications.by-topic'
const byUri = 'messages.getPullNotifications.by-topic-uri'

export default scenario('The list of a topic holds what was published on it, and nothing else', {
  verifies: [byId, byUri],
  safety: 'disruptive',
  touches: [
    alone('messages.topic'),
    alone('messages.otherTopic'),
    shared('messages.waiting'),
    shared('messages.queue'),
  ],
  async steps(stage) {
    const { customer, fixtures, verify, undecided, plain, operation } = stage
    await plain(operation('getPullNotifications'))
    const topic = await fixtures.topicId()
    const own = await ownNotification(stage)
    const other = await ownNotification(stage, {
      topic: await fixtures.otherTopic(),
      awaited: await fixtures.otherSubscription(),
    })
    const answer = await customer.send('getPullNotifications', { query: { topic } })
    verify(byId, answer).status(200)
    const { items, page } = await waitingIn(stage, { topic })
    const ids = items.map(identify)
    const missing = [own, ...own.siblings].map(({ id }) => id).filter((id) => !ids.includes(id))
    const wrong = ids.filter((id) => id === other.id)
    verify(byId, page).that({
      holds: missing.length + wrong.length === 0,
      expected: `with ${own.id} and without ${other.id}, which is of another topic`,
      actual: wrong.length > 0 ? `with ${wrong[0]}` : `without ${missing.join(', ')}`,
      pointer: '/_embedded/items',
    })
    if (missing.length + wrong.length > 0)
      return undecided(byUri, 'The list of the topic is not its own.', { dependsOn: byId })
    await judgeSameList(stage, byUri, { topic: await fixtures.topic() }, { topic })
  },
})
