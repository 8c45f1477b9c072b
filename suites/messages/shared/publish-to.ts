import { type Answer, assumePermitted, type Delivery } from '../../../src/scenario/index.js'
import type { AtEndpoint } from './endpoint-stage.js'
import type { Published } from './published.js'
import type { PushTopic } from './push-topic.js'
import { meantDeliveries } from './meant-deliveries.js'

const ours = 'assay-push-'

/**
 * Publishes a message, and does not wait for the answer: a target may deliver first.
 *
 * @param bodyOf makes what the message says, with a word in it that its deliveries are known by
 */
export function publishTo(
  at: AtEndpoint,
  { topic, entity }: PushTopic,
  bodyOf: (word: string) => unknown = (word) => ({ text: 'Assay published this.', word }),
): Published {
  const { customer, given, random, began, endpoint } = at
  const word = `${ours}${began.toString(36)}-${random(1e9).toString(36)}`
  endpoint.claim(word)
  const since = endpoint.deliveries.length
  const about = entity === undefined ? {} : { 'svc:entity': { href: entity } }
  const json = { body: bodyOf(word), _links: { 'svc:topic': { href: topic }, ...about } }
  const sending = customer.send('publishMessage', { json })
  let answer: Answer | undefined
  sending.then(
    (one) => void (answer = one),
    () => undefined,
  )
  /** Whether a delivery carries what the message says is not shown: where none does, those that come now count. */
  const anyOfOurs = meantDeliveries(
    endpoint,
    (one) => !one.redirected && one.deliveryMentions(ours),
  )
  const carried = meantDeliveries(endpoint, (one) => one.deliveryMentions(word))
  const deliveries = (): readonly Delivery[] => {
    const own = carried()
    if (anyOfOurs().length > 0) return own
    return endpoint.deliveries.filter(
      (one, index) => own.includes(one) || (index >= since && !one.redirected),
    )
  }
  const published: Published = {
    topic,
    deliveries,
    carried,
    reply: (choose) =>
      endpoint.answer((delivery) => {
        const own = deliveries()
        if (!own.includes(delivery)) return { kind: 'status', status: 200 }
        const before = own.slice(0, own.indexOf(delivery))
        return choose(delivery, before.filter(({ redirected }) => !redirected).length)
      }),
    redirect: (status, mark = '') => ({
      kind: 'status',
      status,
      location: `${endpoint.redirectUrl}?message=${word}${mark}`,
    }),
    isTaken: () =>
      deliveries().some(
        ({ ending }) => ending?.kind === 'answered' && ending.status >= 200 && ending.status < 300,
      ),
    answered: () => answer,
    accepted: async () => {
      const { status } = (answer = await sending)
      assumePermitted(at, answer)
      if (status >= 300) given(answer).status(202)
      return answer
    },
  }
  at.published.add(published)
  return published
}
