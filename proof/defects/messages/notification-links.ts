import { changeHal } from '../../alterations/change-hal.js'
import type { JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

type Row = readonly [
  name: string,
  sentence: string,
  breaks: string | readonly string[],
  operations: readonly string[],
  change: (links: JsonObject) => JsonObject,
]

const agree = 'messages.getPullNotifications.items-agree'
const both = ['getPullNotifications', 'getPullNotification']
const queued = ['getDeliveryQueue', 'getPushNotification']

/** Gives one of the links another address, where it is there. */
const moved =
  (relation: string, path: string) =>
  (links: JsonObject): JsonObject =>
    links[relation] === undefined ? links : { ...links, [relation]: { href: path } }

const rows: readonly Row[] = [
  [
    'topic',
    'Every notification links to the topic of alerts',
    'messages.notification.link-topic',
    both,
    moved('svc:topic', '/notifications/topics/topic-alerts'),
  ],
  [
    'topic-listed',
    'In the list, every notification links to the topic of alerts',
    ['messages.notification.link-topic', agree],
    ['getPullNotifications'],
    moved('svc:topic', '/notifications/topics/topic-alerts'),
  ],
  [
    'subscription',
    'Every notification links to the subscription that was there first',
    ['messages.notification.link-subscription', agree],
    ['getPullNotification'],
    moved('svc:subscription', '/notifications/subscriptions/subscription-statements'),
  ],
  [
    'entity',
    'Every notification is said to be about one account',
    'messages.notification.link-entity',
    both,
    moved('svc:entity', '/banking/accounts/acct-000104'),
  ],
  [
    'entity-cut',
    'Every notification says what it is about by an identifier alone',
    'messages.notification.link-entity',
    both,
    (links) => {
      const { href } = (links['svc:entity'] ?? {}) as JsonObject
      return typeof href === 'string'
        ? { ...links, 'svc:entity': { href: href.split('/').at(-1) ?? '' } }
        : links
    },
  ],
  [
    'entity-invented',
    'Every notification whose message names none is said to be about one account',
    'messages.notification.link-entity',
    both,
    (links) => ({ 'svc:entity': { href: '/banking/accounts/acct-000104' }, ...links }),
  ],
  [
    'queued-topic',
    'Every notification of the delivery queue links to one topic',
    'messages.push.links',
    queued,
    moved('svc:topic', '/notifications/topics/topic-payments'),
  ],
  [
    'queued-subscription',
    'Every notification of the delivery queue links to one subscription',
    'messages.push.links',
    queued,
    moved('svc:subscription', '/notifications/subscriptions/subscription-statements'),
  ],
  [
    'queued-entity',
    'Every notification of the delivery queue is said to be about one account',
    'messages.push.link-entity',
    queued,
    moved('svc:entity', '/banking/accounts/acct-000104'),
  ],
  [
    'queue-collection',
    'The link collection of the delivery queue leads to the pull notifications',
    'messages.getDeliveryQueue.pages-link-collection',
    ['getDeliveryQueue'],
    moved('collection', '/api/notifications/pullNotifications'),
  ],
  [
    'pull-collection',
    'The link collection of the pull notifications leads to the delivery queue',
    'messages.getPullNotifications.pages-link-collection',
    ['getPullNotifications'],
    moved('collection', '/api/notifications/deliveryQueue'),
  ],
  [
    'acknowledge',
    'No notification says how it is acknowledged',
    'messages.notification.link-acknowledge',
    both,
    ({ 'svc:acknowledge': _, ...links }) => links,
  ],
  [
    'root',
    'The root of the interface leads to nothing but itself',
    'messages.api.links',
    ['getApi'],
    ({ self }) => ({ self }),
  ],
]

/** Links of messages that lead elsewhere than they say, or are not there. */
const defects: readonly Defect[] = rows.map(([name, sentence, breaks, operations, change]) => ({
  name: `notification-links-${name}`,
  sentence: `${sentence}.`,
  breaks: [breaks].flat(),
  response: changeHal({ operations, statuses: [200] }, (resource) => ({
    ...resource,
    _links: change(resource['_links'] as JsonObject),
  })),
}))

export default defects
