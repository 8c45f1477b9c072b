import type { Defect } from '../../defect.js'
import { defectOf } from '../../defect-of.js'
import type { Behaviour } from '../../behaviour.js'

const defect = defectOf('delivery-queue', 'messages')

/** Another filter of the queue, and the same one of the list of pull notifications. */
const bySubscription =
  (decide: (subscription: string, wanted: string) => boolean) =>
  ({ ofSubscription }: Behaviour): Partial<Behaviour> => ({
    ofSubscription: (one, wanted, parameter, operation) =>
      operation === 'getDeliveryQueue'
        ? decide(one.subscription, wanted)
        : ofSubscription(one, wanted, parameter, operation),
  })

const byTopic =
  (decide: (topic: string, wanted: string) => boolean) =>
  ({ ofTopic }: Behaviour): Partial<Behaviour> => ({
    ofTopic: (one, wanted, operation) =>
      operation === 'getDeliveryQueue'
        ? decide(one.topic, wanted)
        : ofTopic(one, wanted, operation),
  })

/** A delivery queue that holds what it should not, or not what it should. */
const defects: readonly Defect[] = [
  defect(
    'topic-ignored',
    'The queue is the same whatever topic is asked for.',
    'getDeliveryQueue.by-topic',
    byTopic(() => true),
  ),
  defect(
    'topic-unknown',
    'With a topic the queue is empty.',
    'getDeliveryQueue.by-topic',
    byTopic(() => false),
  ),
  defect(
    'other-topics',
    'With a topic the queue holds what is on the others.',
    'getDeliveryQueue.by-topic',
    byTopic((topic, wanted) => topic !== wanted),
  ),
  defect(
    'subscription-ignored',
    'The queue is the same whatever subscription is asked for.',
    'getDeliveryQueue.by-subscription',
    bySubscription(() => true),
  ),
  defect(
    'with-pull',
    'What waits to be fetched is in the queue as well.',
    'getDeliveryQueue.no-pull',
    { isQueued: () => true },
  ),
  defect(
    'fetched-as-well',
    'What is delivered waits to be fetched as well.',
    'getPullNotifications.no-push',
    { isKept: () => true },
  ),
]

export default defects
