import { alone, assumePermitted, shared } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { judgeFurther } from './shared/judge-further.js'
import { takeBack } from './shared/take-back.js'

/** 256 kb, read as 256,000 bytes for what is to fit, and as 262,144 for what is not. */
const [fits, tooMuch] = [256_000, 262_144 + 1]
const filled = (size: number): string => 'Assay '.repeat(Math.ceil(size / 6)).slice(0, size)

/** Fewer characters than fit, of three bytes each. */
const manyBytes = '東'.repeat(Math.ceil(tooMuch / 3))

export default scenario('A message of 256 kb is accepted, and one of more is too large', {
  verifies: {
    largest: 'messages.publish.largest',
    delivered: { requirement: 'messages.publish.each-subscription', after: 'largest' },
    tooLarge: 'messages.publish.too-large',
  },
  safety: 'disruptive',
  touches: [alone('messages.otherTopic'), shared('messages.waiting')],
  async steps(stage) {
    const { customer, fixtures, verify, given, needs } = stage
    const { topic, subscriptions, isShared } = await fixtures.topicAside()
    if (isShared) needs(alone('messages.topic'))
    const links = { 'svc:topic': { href: topic } }
    const accepted = await takeBack(stage, subscriptions)
    const publish = async (body: unknown) => {
      const answer = await customer.send('publishMessage', { json: { body, _links: links } })
      accepted(answer)
      return answer
    }
    const judge = await judgeFurther(stage, verify.delivered, subscriptions[0])
    const small = await publish('Assay published this.')
    assumePermitted(stage, small)
    given(small).status(202)
    await judge(small)

    for (const bodyOf of [(text: string) => text, (text: string) => ({ text })]) {
      const empty = JSON.stringify({ body: bodyOf(''), _links: links })
      const around = new TextEncoder().encode(empty).length
      const largest = await publish(bodyOf(filled(fits - around)))
      if (verify.largest(largest).status(202)) await judge(largest)
    }
    for (const body of [filled(tooMuch), { text: filled(tooMuch) }, manyBytes])
      verify.tooLarge(await publish(body)).status(413)
  },
})
