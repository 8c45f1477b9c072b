import { alone, hrefsOf, identify, type Item, shared } from '../../../src/scenario/index.js'
import { isAbsolute } from '../shared/is-absolute.js'
import { longObject } from '../shared/further-kinds.js'
import { judgeNearMiss } from '../shared/judge-near-miss.js'
import { judgeSameList } from './shared/judge-same-list.js'
import { judgeSteady } from './shared/judge-steady.js'
import { ownNotification } from './shared/own-notification.js'
import { scenario } from '../shared/scenario.js'
import { waitingIn } from '../shared/waiting-in.js'
import { wholeList } from '../shared/whole-list.js'

export default scenario('The list of a topic holds the notifications of its messages alone', {
  verifies: {
    byId: 'messages.getPullNotifications.by-topic',
    byUri: { requirement: 'messages.getPullNotifications.by-topic-uri', after: 'byId' },
  },
  safety: 'disruptive',
  touches: [
    alone('messages.topic'),
    alone('messages.otherTopic'),
    shared('messages.waiting'),
    shared('messages.queue'),
  ],
  async steps(stage) {
    const { customer, fixtures, verify, plain, operation } = stage
    await plain(operation('getPullNotifications'))
    const topic = await fixtures.topicId()
    // However much a message says, it is of its topic.
    const own = await ownNotification(stage, { bodyOf: longObject })
    const other = await ownNotification(stage, {
      topic: await fixtures.otherTopic(),
      awaited: await fixtures.otherSubscription(),
    })
    const answer = await customer.send('getPullNotifications', { query: { topic } })
    verify.byId(answer).status(200)
    const due = [own, ...own.siblings].map(({ id }) => id)
    // Where both link to the same, that is the fault of the links.
    const [linkedTopic, otherTopic] = [own, other].map(({ item }) => hrefsOf(item, 'svc:topic')[0])
    const isLinked = (item: Item): boolean =>
      linkedTopic !== otherTopic && hrefsOf(item, 'svc:topic')[0] === linkedTopic
    const isNarrowed = await verify.byId.confirmed(async (compare) => {
      const before = (await wholeList(stage))?.items ?? []
      const list = await waitingIn(stage, { topic })
      // What came at the same time may be for others, who take it away again.
      const there = (await wholeList(stage))?.items.map(identify)
      const all = linkedTopic === undefined ? [] : before.filter(isLinked).map(identify)
      const left = [...new Set([...due, ...all])].filter((id) => there?.includes(id) ?? true)
      if (left.length > 0) compare(list).holds(left)
      compare(list).lacks([other.id])
    })
    if (!isNarrowed) return
    await judgeSteady(stage, verify.byId, { topic }, { topic })
    const { items } = await waitingIn(stage, { topic })
    const near = { parameter: 'topic', value: topic, items } as const
    await judgeNearMiss(customer, verify.byId, 'getPullNotifications', near)
    // What a notification links to is the address of its topic as well.
    const linked = hrefsOf(own.item, 'svc:topic').filter(isAbsolute)
    const uris = [await fixtures.topic(), ...linked]
    await Promise.all(
      uris.map((uri) => judgeSameList(stage, verify.byUri, { topic: uri }, { topic })),
    )
  },
})
