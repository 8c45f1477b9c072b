import { alone, assumePermitted, often, shared, someTimes } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { judgeBodies } from './shared/judge-bodies.js'
import { judgeUnknownTopic } from './shared/judge-unknown-topic.js'
import { openNoneCame } from './shared/none-came.js'
import { takeBack } from './shared/take-back.js'

const body = { text: 'Assay published this.' }

/** Names of topics that there are not: what ends like the name of a topic is none, either. */
function nowhere(topic: string, mark: string): readonly string[] {
  const whole = topic.replace(/\/$/, '')
  return [`${whole}-${mark}`, whole.replace(/[^/]+$/, `${mark}-$&`)]
}

export default scenario('A malformed message, or one on an unknown topic, is refused', {
  verifies: {
    topicMissing: 'messages.publish.topic-missing',
    topicUnknown: 'messages.publish.topic-unknown',
    malformed: 'messages.publish.malformed',
    invalid: 'messages.publish.invalid',
    delivered: 'messages.publish.each-subscription',
  },
  safety: 'disruptive',
  touches: [alone('messages.otherTopic'), shared('messages.waiting')],
  async steps(stage) {
    const { customer, fixtures, given, verify, random, needs } = stage
    const { topic, subscriptions, isShared } = await fixtures.topicAside()
    if (isShared) needs(alone('messages.topic'))
    const publish = (json: unknown) => customer.send('publishMessage', { json })
    // What is refused below is refused for what is wrong with it: a message is accepted here.
    const takenBack = await takeBack(stage, subscriptions)
    const onTopic = { body, _links: { 'svc:topic': { href: topic } } }
    const good = await publish(onTopic)
    assumePermitted(stage, good)
    given(good).status(202)
    takenBack.accepted(good)
    await takenBack.judgeGiven(verify.delivered)

    const isRefused = (key: 'topicMissing' | 'invalid', links: unknown) =>
      someTimes(async () => verify[key](await publish({ body, _links: links })).status(422, 400))
    for (const links of [undefined, {}]) await isRefused('topicMissing', links)
    const noneCame = openNoneCame(stage, verify, takenBack, () => publish(onTopic))
    // What is refused comes to no one, not even where it could be told what was meant.
    await noneCame(often, false, 'topicMissing')
    let isAccepted = false
    for (const href of nowhere(topic, `assay${random(1e6)}`)) {
      const unknownTopic = { json: { body, _links: { 'svc:topic': { href } } } }
      if (await judgeUnknownTopic(stage, verify.topicUnknown, unknownTopic, noneCame))
        isAccepted = true
    }
    for (const links of ['Assay', ['Assay'], { 'svc:topic': topic }])
      await isRefused('invalid', links)
    await judgeBodies(stage, verify, [onTopic])
    // A link that names no topic in a readable way may as well be taken for one to a topic that there is not.
    for (const link of isAccepted ? [] : [{}, { href: { assay: true } }])
      await someTimes(async () => {
        const unnamed = await publish({ body, _links: { 'svc:topic': link } })
        return verify.invalid(unnamed).status(422, 400, 404)
      }, often)
    await noneCame(often, false, 'invalid')
  },
})
