import { alone, assumePermitted, often, shared, someTimes } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { takeBack } from './shared/take-back.js'

/** 256 kb, read as 256,000 bytes for what is to fit, and as 262,144 for what is not. */
const [fits, tooMuch] = [256_000, 262_144 + 1]
const filled = (size: number): string => 'Assay '.repeat(Math.ceil(size / 6)).slice(0, size)

/** So many bodies of this size a recording keeps whole (docs/reports.md). */
const keptWhole = 6
/** Large as a whole, with nothing large in it: each part has 16 bytes. */
const ofSmall = { parts: Array.from({ length: tooMuch / 16 }, () => ({ text: 'Assay' })) }

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
    const taken = await takeBack(stage, subscriptions)
    const { accepted, judgeGiven, judgeNoneFor, acknowledgeHalf } = taken
    const publish = async (body: unknown) => {
      const answer = await customer.send('publishMessage', { json: { body, _links: links } })
      accepted(answer)
      return answer
    }
    const small = await publish('Assay published this.')
    assumePermitted(stage, small)
    given(small).status(202)

    const largestOf = (bodyOf: (text: string) => unknown): unknown => {
      const empty = JSON.stringify({ body: bodyOf(''), _links: links })
      const around = new TextEncoder().encode(empty).length
      return bodyOf(filled(fits - around))
    }
    verify.largest(await publish(largestOf((text) => text))).status(202)
    const object = largestOf((text) => ({ text }))
    await someTimes(async () => verify.largest(await publish(object)).status(202), often)
    await judgeGiven(verify.delivered)
    const tooLarge = [filled(tooMuch), { text: filled(tooMuch) }, ofSmall]
    for (const body of tooLarge) verify.tooLarge(await publish(body)).status(413)
    const again = keptWhole - tooLarge.length
    await someTimes(async () => verify.tooLarge(await publish(manyBytes)).status(413), again)
    // What came for them came no later than what is published now.
    await publish('Assay published this.')
    await judgeGiven(verify.delivered)
    await judgeNoneFor(keptWhole, verify.tooLarge)
    // However large they are.
    await acknowledgeHalf()
  },
})
