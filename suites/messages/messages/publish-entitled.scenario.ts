import { alone, often, shared } from '../../../src/scenario/index.js'
import { judgeNotGiven } from './shared/judge-not-given.js'
import { publishAndWatch } from '../shared/publish-and-watch.js'
import { scenario } from '../shared/scenario.js'

export default scenario('A message about a resource is delivered to entitled recipients only', {
  verifies: { entitledOnly: 'messages.publish.entitled-only' },
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
    const due = [undefined, undefined]
    const control = await publishAndWatch(stage, { topic, awaited: [given, other], due })
    if ([given, other].some((one) => control.came.get(one)?.length === 0))
      giveUp('The subscriptions are given no messages.', 'fixtures.messages.entityTopic')
    const entity = await fixtures.entity()
    const about = await judgeNotGiven(stage, verify.entitledOnly, { topic, entity, given, other })
    const came = about.came.get(given)?.length ?? 0
    verify.entitledOnly(about.lists.get(given) ?? about.answer, about.answer).that({
      holds: came >= often,
      expected: `notifications for who is entitled: ${often}`,
      actual: String(came),
      pointer: '/_embedded/items',
    })
  },
})
