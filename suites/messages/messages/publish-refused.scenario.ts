import { alone, assumePermitted, shared, someTimes } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { takeBack } from './shared/take-back.js'

const malformed = ['{"body": {"text": "Assay', 'Assay'].map((text) =>
  new TextEncoder().encode(text),
)
const headers = [['Content-Type', 'application/hal+json']] as const

export default scenario('A malformed message, or one on an unknown topic, is refused', {
  verifies: {
    topicMissing: 'messages.publish.topic-missing',
    topicUnknown: 'messages.publish.topic-unknown',
    malformed: 'messages.publish.malformed',
    invalid: 'messages.publish.invalid',
  },
  safety: 'disruptive',
  touches: [alone('messages.otherTopic'), shared('messages.waiting')],
  async steps(stage) {
    const { customer, fixtures, given, verify, random, needs } = stage
    const { topic, subscriptions, isShared } = await fixtures.topicAside()
    if (isShared) needs(alone('messages.topic'))
    const body = { text: 'Assay published this.' }
    const publish = (json: unknown) => customer.send('publishMessage', { json })
    // What is refused below is refused for what is wrong with it: a message is accepted here.
    const { accepted } = await takeBack(stage, subscriptions)
    const good = await publish({ body, _links: { 'svc:topic': { href: topic } } })
    accepted(good)
    assumePermitted(stage, good)
    given(good).status(202)

    const isRefused = (key: keyof typeof verify, links: unknown, ...statuses: readonly number[]) =>
      someTimes(async () => verify[key](await publish({ body, _links: links })).status(...statuses))
    for (const links of [undefined, {}]) await isRefused('topicMissing', links, 422, 400)
    const href = `${topic.replace(/\/$/, '')}-assay${random(1e6)}`
    const unknownTopic = { 'svc:topic': { href } }
    const unknown = await publish({ body, _links: unknownTopic })
    // When a message fails is not said, and where a later failure would show is not either.
    if (unknown.status === 202)
      verify.topicUnknown.undecided('It was accepted: no answer shows whether it fails later.', {
        remedy: 'let an unknown topic be refused at once',
      })
    else await isRefused('topicUnknown', unknownTopic, 422, 400, 404)
    for (const bytes of malformed)
      await someTimes(async () => {
        const answer = await customer.send('publishMessage', { body: bytes, headers })
        return verify.malformed(answer).status(400)
      })
    for (const links of ['Assay', ['Assay'], { 'svc:topic': topic }])
      await isRefused('invalid', links, 422, 400)
    const inList = [{ body, _links: { 'svc:topic': { href: topic } } }]
    verify.invalid(await publish(inList)).status(422, 400)
    // A link that names no topic in a readable way may as well be taken for one to a topic that there is not.
    for (const link of unknown.status === 202 ? [] : [{}, { href: { assay: true } }]) {
      const unnamed = await publish({ body, _links: { 'svc:topic': link } })
      verify.invalid(unnamed).status(422, 400, 404)
    }
  },
})
