import { tellItemsWhere } from '../../alterations/tell-items-where.js'
import type { Defect } from '../../defect.js'

const pull = 'getPullNotifications'
const queue = 'getDeliveryQueue'

const rows = [
  [pull, 'topic', 'Of a topic, pull notifications are told a minute older than they are.'],
  [
    pull,
    'subscription',
    'Of a subscription, pull notifications are told a minute older than they are.',
  ],
  [pull, 'sortBy', 'In an order that is asked for, pull notifications are a minute older.'],
  [
    queue,
    'topic',
    'Of a topic, the delivery queue tells notifications a minute older than they are.',
  ],
  [
    queue,
    'subscription',
    'Of a subscription, the delivery queue tells notifications a minute older.',
  ],
  [
    queue,
    'sortBy',
    'In an order that is asked for, the delivery queue tells notifications a minute older.',
  ],
] as const

const minute = 60_000

/** Notifications that are told otherwise by the way in which they are found. */
const defects: readonly Defect[] = rows.map(([operation, parameter, sentence]) => ({
  name: `listed-otherwise-${operation}-${parameter}`,
  sentence,
  breaks: [
    ...(operation === pull ? ['messages.getPullNotifications.items-agree'] : []),
    'messages.notification.created-kept',
  ],
  response: tellItemsWhere(
    operation,
    (query) => query.has(parameter),
    (item) => ({
      ...item,
      createdAt: new Date(Date.parse(String(item['createdAt'])) - minute).toISOString(),
    }),
  ),
}))

export default defects
