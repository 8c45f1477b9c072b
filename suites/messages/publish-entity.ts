import { assumePermitted } from '../../src/scenario/index.js'
import { ownMessage } from './own-message.js'
import { scenario } from './scenario.js'

export default scenario('A message may name what it is about', {
  verifies: ['messages.publish.entity'],
  safety: 'disruptive',
  touches: ['messages.writes'],
  async steps(stage) {
    const { customer, fixtures, verify } = stage
    const topic = await fixtures.entityTopic()
    const { mark: _, ...json } = ownMessage(stage, topic, await fixtures.entity())
    const answer = await customer.send('publishMessage', { json })
    assumePermitted(stage, answer)
    verify('messages.publish.entity', answer).status(202)
  },
})
