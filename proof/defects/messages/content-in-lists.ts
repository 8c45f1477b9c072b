import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'

const defect = defectOf('content-in-lists')

/** The list of a topic lacks some notifications, and a link of some leads nowhere, for what their messages say or are about. */
const defects: readonly Defect[] = [
  defect(
    'text-not-in-topic',
    'The list of a topic lacks the notifications of messages that are plain text.',
    ['messages.getPullNotifications.by-topic-uri', 'messages.getDeliveryQueue.by-topic'],
    ({ ofTopic }) => ({
      ofTopic: (one, ...rest) => typeof one.body !== 'string' && ofTopic(one, ...rest),
    }),
  ),
  defect(
    'entity-not-in-topic',
    'The list of a topic lacks the notifications of messages about a resource.',
    ['messages.getPullNotifications.by-topic-uri', 'messages.getDeliveryQueue.by-topic-uri'],
    ({ ofTopic }) => ({
      ofTopic: (one, ...rest) => one.entity === undefined && ofTopic(one, ...rest),
    }),
  ),
  defect(
    'entity-not-in-subscription',
    'The list of the address of a subscription lacks the notifications of messages about a resource.',
    [
      'messages.getPullNotifications.by-subscription-uri',
      'messages.getDeliveryQueue.by-subscription-uri',
    ],
    ({ ofSubscription }) => ({
      ofSubscription: (one, wanted, ...rest) =>
        !(one.entity !== undefined && wanted.includes('/')) && ofSubscription(one, wanted, ...rest),
    }),
  ),
  defect(
    'entity-of-text-elsewhere',
    'The notification of a message of plain text links to another resource than its message.',
    'messages.notification.link-entity',
    ({ notificationsOf }) => ({
      notificationsOf: (one) =>
        notificationsOf(
          typeof one.body === 'string' && one.entity !== undefined
            ? { ...one, entity: `${one.entity}0` }
            : one,
        ),
    }),
  ),
]

export default defects
