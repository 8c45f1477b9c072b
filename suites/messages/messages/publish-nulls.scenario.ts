import { alone, assumePermitted, shared } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { takeBack } from './shared/take-back.js'

export default scenario('A message whose links are no links is refused', {
  verifies: {
    invalid: { requirement: 'messages.publish.invalid', after: 'messages.publish.object' },
  },
  safety: 'disruptive',
  touches: [alone('messages.otherTopic'), shared('messages.waiting')],
  async steps(stage) {
    const { customer, fixtures, verify, needs } = stage
    const { topic, subscriptions, isShared } = await fixtures.topicAside()
    if (isShared) needs(alone('messages.topic'))
    const body = { text: 'Assay published this.' }
    const publish = (links: unknown) =>
      customer.send('publishMessage', { json: { body, _links: links } })
    const { accepted } = await takeBack(stage, subscriptions)
    // A link that may be left out may be null or not, and makes no fault of the service: a rule looks at the status.
    const onTopic = { 'svc:topic': { href: topic } }
    const answer = await publish({ ...onTopic, 'svc:entity': null })
    accepted(answer)
    assumePermitted(stage, answer)
    // An address in the place of a link: who took it for none would tell everyone.
    const about = { ...onTopic, 'svc:entity': topic }
    for (const links of [null, { 'svc:topic': null }, about]) {
      const refused = await publish(links)
      accepted(refused)
      verify.invalid(refused).status(422, 400)
    }
  },
})
