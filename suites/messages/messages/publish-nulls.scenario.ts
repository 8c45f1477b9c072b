import { alone, assumePermitted, shared } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { takeBack } from './shared/take-back.js'

const body = 'Assay published this.'
/** Half a character, which some stores do not take: whether it is refused is not shown. A rule looks how it is answered. */
const half = '\ud800'

export default scenario('A message whose link to its topic is null is refused', {
  verifies: {
    invalid: { requirement: 'messages.publish.invalid', after: 'messages.publish.object' },
  },
  safety: 'disruptive',
  touches: [alone('messages.otherTopic'), shared('messages.waiting')],
  async steps(stage) {
    const { customer, fixtures, verify, needs } = stage
    const { topic, subscriptions, isShared } = await fixtures.topicAside()
    if (isShared) needs(alone('messages.topic'))
    const send = (json: object) => customer.send('publishMessage', { json })
    const publish = (links: unknown, more = '') =>
      send({ body: { text: body + more }, _links: links })
    const toTopic = { 'svc:topic': { href: topic } }
    const { accepted } = await takeBack(stage, subscriptions)
    // A link that may be left out may be null or not, and makes no fault of the service: a rule looks at the status.
    const answer = await publish({ ...toTopic, 'svc:entity': null })
    accepted(answer)
    assumePermitted(stage, answer)
    accepted(await publish(toTopic, half))
    // Nor does an entity that is a resource of no bank, and neither does a message that says nothing.
    accepted(await publish({ ...toTopic, 'svc:entity': { href: 'urn:assay:nothing' } }))
    for (const bare of [{}, { body: null }]) accepted(await send({ ...bare, _links: toTopic }))
    for (const links of [null, { 'svc:topic': null }])
      verify.invalid(await publish(links)).status(422, 400)
  },
})
