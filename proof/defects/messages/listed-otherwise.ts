import { tellItemsWhere } from '../../alterations/tell-items-where.js'
import type { Defect } from '../../defect.js'

const operation = 'getPullNotifications'

const rows = [
  ['topic', 'Of a topic, pull notifications are told a minute older than they are.'],
  ['subscription', 'Of a subscription, pull notifications are told a minute older than they are.'],
  ['sortBy', 'In an order that is asked for, pull notifications are a minute older.'],
] as const

const minute = 60_000

/** Notifications that are told otherwise by the way in which they are found. */
const defects: readonly Defect[] = rows.map(([parameter, sentence]) => ({
  name: `listed-otherwise-${operation}-${parameter}`,
  sentence,
  breaks: ['messages.getPullNotifications.items-agree', 'messages.notification.created-kept'],
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
