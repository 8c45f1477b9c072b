import { alone, shared } from '../../../src/scenario/index.js'
import { judgeNotGiven } from './shared/judge-not-given.js'
import { publishAndWatch } from '../shared/publish-and-watch.js'
import { scenario } from '../shared/scenario.js'

const requirement = 'messages.publish.entitled-only'

export default scenario('A message about a resource comes to whoever is entitled to it alone', {
  verifies: [requirement],
  safety: 'disruptive',
  touches: [alone('messages.entityTopic'), shared('messages.waiting')],
  async steps(stage) {
    const { fixtures, verify, giveUp } = stage
    const topic = await fixtures.entityTopic()
    const [given, other] = await Promise.all([
      fixtures.entitledSubscription(),
      fixtures.notEntitledSubscription(),
    ])
    // Both are given what is about nothing in particular.
    const control = await publishAndWatch(stage, { topic, awaited: [given, other] })
    if ([given, other].some((one) => control.came.get(one)?.length === 0))
      giveUp('The subscriptions are given no messages.', 'fixtures.messages.entityTopic')
    const entity = await fixtures.entity()
    if (await judgeNotGiven(stage, { requirement, topic, entity, given, other })) return
    verify(requirement, control.lists.get(given)?.page ?? control.answer).that({
      holds: false,
      expected: `a notification for ${given}`,
      actual: 'none',
      pointer: '/_embedded/items',
    })
  },
})
