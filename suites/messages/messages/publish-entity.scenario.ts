import { alone, assumePermitted, shared, someTimes } from '../../../src/scenario/index.js'
import { ownMessage } from '../shared/own-message.js'
import { scenario } from '../shared/scenario.js'
import { takeBack } from './shared/take-back.js'

export default scenario('A message may link to the resource that it is about', {
  verifies: {
    entity: { requirement: 'messages.publish.entity', after: 'messages.publish.object' },
  },
  safety: 'disruptive',
  touches: [alone('messages.entityTopic'), shared('messages.waiting')],
  async steps(stage) {
    const { customer, fixtures, verify } = stage
    const topic = await fixtures.entityTopic()
    const { mark: _, ...json } = ownMessage(stage, topic, await fixtures.entity())
    const { accepted } = await takeBack(stage, await fixtures.entitledSubscriptionsIfAny())
    const answer = await customer.send('publishMessage', { json })
    accepted(answer)
    assumePermitted(stage, answer)
    if (answer.status !== 202) {
      const { body, _links: links } = json
      const without = { body, _links: { 'svc:topic': links['svc:topic'] } }
      const plain = await customer.send('publishMessage', { json: without })
      accepted(plain)
      // Where no message is accepted, nothing is shown by this one.
      if (plain.status !== 202) return
    }
    if (!verify.entity(answer).status(202)) return
    const text = await customer.send('publishMessage', { json: { ...json, body: 'Assay' } })
    accepted(text)
    if (!verify.entity(text).status(202)) return
    await someTimes(async () => {
      const again = await customer.send('publishMessage', { json })
      accepted(again)
      return verify.entity(again).status(202)
    })
  },
})
