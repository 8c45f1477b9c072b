import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'

const defect = defectOf('values-alike')

const isAddress = (wanted: string): boolean => wanted.includes('/')

/** Lists that are narrowed by what is only a part of what was asked for, or the reverse. */
const defects: readonly Defect[] = [
  defect(
    'topic-ended',
    'A topic is found by whatever ends with its identifier.',
    ['messages.getPullNotifications.by-topic', 'messages.getDeliveryQueue.by-topic'],
    () => ({ ofTopic: ({ topic }, wanted) => wanted.endsWith(topic) }),
  ),
  defect(
    'subscription-ended',
    'A subscription is found by whatever ends with its identifier.',
    ['messages.getPullNotifications.by-subscription', 'messages.getDeliveryQueue.by-subscription'],
    () => ({ ofSubscription: ({ subscription }, wanted) => wanted.endsWith(subscription) }),
  ),
  defect(
    'topic-end',
    'A topic is found by what its identifier ends with.',
    ['messages.getPullNotifications.by-topic', 'messages.getDeliveryQueue.by-topic'],
    ({ ofTopic }) => ({
      ofTopic: (one, wanted, operation) =>
        ofTopic(one, wanted, operation) || (!isAddress(wanted) && one.topic.endsWith(wanted)),
    }),
  ),
  defect(
    'subscription-end',
    'A subscription is found by what its identifier ends with.',
    ['messages.getPullNotifications.by-subscription', 'messages.getDeliveryQueue.by-subscription'],
    ({ ofSubscription }) => ({
      ofSubscription: (one, wanted, parameter, operation) =>
        ofSubscription(one, wanted, parameter, operation) ||
        (!isAddress(wanted) && one.subscription.endsWith(wanted)),
    }),
  ),
]

export default defects
