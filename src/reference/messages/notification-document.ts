import { linkTo } from '../hal/link-to.js'
import type { Call } from '../http/operation.js'
import type { Notification } from './message-store.js'
import { subscriptionPath, topicPath } from './message-paths.js'

/**
 * A notification (document 3, Message notification).
 *
 * @param collection where it is: only what is to be fetched can be acknowledged
 */
export function notificationDocument(
  { url, services }: Call,
  { id, topic, subscription, entity, body, createdAt, updatedAt, error }: Notification,
  collection:
    | 'pullNotifications'
    | 'deliveryQueue'
    | 'receivedNotifications'
    | 'failedNotifications',
): object {
  const { behaviour } = services
  const self = `/notifications/${collection}/${encodeURIComponent(id)}`
  const link = (path: string) => linkTo(path, url, behaviour)
  return {
    _id: id,
    _profile: behaviour.profile('messageNotification', '0.1.0'),
    createdAt: behaviour.timestamp(createdAt),
    updatedAt: behaviour.timestamp(updatedAt),
    _error: error,
    body: behaviour.carriesBody() ? body : undefined,
    _links: {
      self: link(self),
      'svc:topic': link(topicPath(topic)),
      'svc:subscription': link(subscriptionPath(subscription)),
      'svc:entity': entity === undefined ? undefined : { href: entity },
      'svc:acknowledge':
        collection === 'pullNotifications' ? link(`${self}/acknowledgement`) : undefined,
    },
  }
}
