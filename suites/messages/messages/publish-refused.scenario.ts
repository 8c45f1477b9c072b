import {
  alone,
  assumePermitted,
  shared,
  someTimes,
  type Stage,
  type Verify,
} from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { judgeUnknownTopic } from './shared/judge-unknown-topic.js'
import { takeBack } from './shared/take-back.js'

const bytesOf = (texts: readonly string[]) => texts.map((text) => new TextEncoder().encode(text))
const malformed = bytesOf(['{"body": {"text": "Assay', 'Assay'])
/** JSON that is no object at all. */
const noObjects = bytesOf(['null', '"Assay"', '42'])
const body = { text: 'Assay published this.' }
const headers = [['Content-Type', 'application/hal+json']] as const

/** Names of topics that there are not: what ends like the name of a topic is none, either. */
function nowhere(topic: string, mark: string): readonly string[] {
  const whole = topic.replace(/\/$/, '')
  return [`${whole}-${mark}`, whole.replace(/[^/]+$/, `${mark}-$&`)]
}

/** Judges that what is no JSON, or no object, is refused. */
async function judgeBodies(
  { customer }: Pick<Stage, 'customer'>,
  verify: Verify<'malformed' | 'invalid'>,
  list: readonly unknown[],
): Promise<void> {
  const send = (bytes: Uint8Array) => customer.send('publishMessage', { body: bytes, headers })
  for (const bytes of malformed)
    await someTimes(async () => verify.malformed(await send(bytes)).status(400))
  const answers = [customer.send('publishMessage', { json: list }), ...noObjects.map(send)]
  for (const answer of await Promise.all(answers)) verify.invalid(answer).status(422, 400)
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
    const { accepted, judgeGiven, judgeNoneFor } = await takeBack(stage, subscriptions)
    const onTopic = { body, _links: { 'svc:topic': { href: topic } } }
    const good = await publish(onTopic)
    assumePermitted(stage, good)
    given(good).status(202)
    accepted(good)
    await judgeGiven(verify.delivered)

    const isRefused = (key: 'topicMissing' | 'invalid', links: unknown) =>
      someTimes(async () => verify[key](await publish({ body, _links: links })).status(422, 400))
    for (const links of [undefined, {}]) await isRefused('topicMissing', links)
    const noneCame = async (count: number, wereAccepted: boolean): Promise<boolean> => {
      if (wereAccepted) needs(alone('messages.waiting'))
      // What came for them, for any subscription, came no later than what is published now.
      accepted(await publish(onTopic))
      await judgeGiven(verify.delivered)
      return judgeNoneFor(count, verify.topicUnknown, wereAccepted)
    }
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
    for (const link of isAccepted ? [] : [{}, { href: { assay: true } }]) {
      const unnamed = await publish({ body, _links: { 'svc:topic': link } })
      verify.invalid(unnamed).status(422, 400, 404)
    }
  },
})
