import {
  alone,
  identify,
  often,
  someTimes,
  type Verification,
} from '../../../src/scenario/index.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { isOneOf } from '../shared/is-one-of.js'
import { queueOne } from '../shared/queue-one.js'
import { scenario } from '../shared/scenario.js'
import { type Narrowed, waitingIn } from '../shared/waiting-in.js'

export default scenario('The delivery queue of a subscription and of another topic is empty', {
  verifies: {
    together: {
      requirement: 'messages.getDeliveryQueue.filters-together',
      after: [
        'messages.getDeliveryQueue.by-subscription',
        'messages.getDeliveryQueue.by-topic',
        'messages.push.stays-queued',
      ],
    },
    oldParameter: {
      requirement: 'messages.getDeliveryQueue.by-subscriptionUri',
      after: 'together',
    },
  },
  safety: 'disruptive',
  touches: [alone('messages.queue')],
  async steps(stage) {
    const { customer, verify, giveUp } = stage
    await atEndpoint(stage, async (at) => {
      const [{ subscription, uri: subscriptionUri }, other] = at.pushed
      const topic = other?.id
      if (other === undefined || topic === undefined || other.subscription === subscription)
        return giveUp(
          'It takes two topics with a push subscription each.',
          'fixtures.messages.pushTopicId',
        )
      for (const one of [...at.pushed, ...at.pushed]) await queueOne(at, one)
      const read = async (query: Narrowed) =>
        (await waitingIn(at, query, 'getDeliveryQueue')).items.map(identify)
      const own = await read({ subscription })
      const alone = [...own, ...(await read({ topic }))]
      const isAlone = isOneOf(...alone.filter((id) => alone.indexOf(id) === alone.lastIndexOf(id)))
      const judge = (verification: Verification, query: Narrowed, isMeant = isAlone) =>
        someTimes(async () => {
          const answer = await customer.send('getDeliveryQueue', { query })
          // A topic that is not the one of the subscription may be called a fault.
          const isRight = verification(answer).status(200, 400, 422)
          const what = 'notification that one of the filters keeps out'
          return isRight && answer.status === 200 && verification(answer).holdsNo(what, isMeant)
        }, often)
      await judge(verify.together, { subscription, topic })
      if (subscriptionUri !== undefined)
        await judge(verify.together, { subscription: subscriptionUri, topic: other.topic })
      if (subscriptionUri === undefined)
        return verify.oldParameter.undecided('It needs the address of the subscription.', {
          remedy: 'fixtures.messages.pushSubscriptionUri',
        })
      await judge(verify.oldParameter, { subscriptionUri, topic })
      const ofOther = (await read({ subscription: other.subscription })).filter(
        (id) => !own.includes(id),
      )
      await judge(verify.oldParameter, { subscriptionUri, start: 1 }, isOneOf(...ofOther))
    })
  },
})
