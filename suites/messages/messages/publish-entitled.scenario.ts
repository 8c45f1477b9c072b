import { alone, identify, often, shared } from '../../../src/scenario/index.js'
import { isOneOf } from '../shared/is-one-of.js'
import { judgeSameEntity } from './shared/judge-same-entity.js'
import { judgeWholeEntity } from './shared/judge-whole-entity.js'
import { judgeNotGiven } from './shared/judge-not-given.js'
import { plainText } from '../shared/further-kinds.js'
import { othersPublish } from './shared/others-publish.js'
import { publishAndWatch } from '../shared/publish-and-watch.js'
import { scenario } from '../shared/scenario.js'

export default scenario('A message about a resource is delivered to entitled recipients only', {
  verifies: {
    entitledOnly: 'messages.publish.entitled-only',
    notAcknowledged: {
      requirement: 'messages.acknowledge.not-others',
      after: ['entitledOnly', 'messages.acknowledge.leaves'],
    },
    notDeleted: {
      requirement: 'messages.delete.not-others',
      after: ['entitledOnly', 'messages.delete.gone'],
    },
  },
  safety: 'disruptive',
  touches: [alone('messages.entityTopic'), shared('messages.waiting')],
  async steps(stage) {
    const { fixtures, verify, assume, giveUp } = stage
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
    const items = about.came.get(given) ?? []
    const list = about.lists.get(given)
    const isGiven = verify.entitledOnly(list ?? about.answer, about.answer).that({
      holds: items.length >= often,
      expected: `notifications for who is entitled: ${often}`,
      actual: String(items.length),
      pointer: '/_embedded/items',
    })
    if (!isGiven) return
    // For who is entitled in two ways, say: others do not publish as many at that moment, and none later.
    if (items.length >= 2 * often && !(await othersPublish(stage, given))) {
      const further = isOneOf(...items.slice(often).map(identify))
      const once = assume(list ?? about.answer, 'messages.publish.each-subscription')
      once.holdsNo('second notification for one message', further)
    }
    // Of more, some are for what others published, who may take them away: other stories decide.
    if (list === undefined || items.length > often)
      for (const key of ['notAcknowledged', 'notDeleted'] as const)
        verify[key](about.answer).status(202)
    else await judgeSameEntity(stage, verify, { subscription: given, early: list, items })
    // What is plain text is about the resource as well.
    const text = { bodyOf: plainText, count: 1 }
    await judgeNotGiven(stage, verify.entitledOnly, { topic, entity, given, other, ...text })
    await judgeWholeEntity(stage, verify.entitledOnly, { topic, entity, given, other })
  },
})
