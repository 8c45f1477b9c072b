import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

const week = 7 * 24 * 3_600_000
const earlier = (time: unknown): string => new Date(Date.parse(String(time)) - week).toISOString()

/** A representation, or the items of a list, with one of its times a week earlier. */
function withEarlier(body: JsonObject, member: string): JsonObject {
  const change = (one: JsonObject): JsonObject =>
    one[member] === undefined ? one : { ...one, [member]: earlier(one[member]) }
  const items = (body['_embedded'] as JsonObject | undefined)?.['items']
  return items === undefined
    ? change(body)
    : { ...body, _embedded: { items: (items as readonly JsonObject[]).map(change) } }
}

/** What is told to have happened long before it did. */
const defects: readonly Defect[] = [
  {
    name: 'times-of-last-week-notifications',
    sentence: 'A notification was created a week before its message was published.',
    breaks: ['messages.notifications.created-since'],
    response: changeJson(
      { operations: ['getPullNotifications', 'getPullNotification'], statuses: [200] },
      (body) => withEarlier(body, 'createdAt'),
    ),
  },
  {
    name: 'times-of-last-week-queued',
    sentence: 'A notification that is queued was created a week before its message was published.',
    breaks: ['messages.notifications.created-since'],
    response: changeJson(
      { operations: ['getDeliveryQueue', 'getPushNotification'], statuses: [200] },
      (body) => withEarlier(body, 'createdAt'),
    ),
  },
  {
    name: 'times-of-last-week-definitions',
    sentence: 'A definition was last updated a week before it was.',
    breaks: ['notifications.definition.updatedAt-later'],
    response: changeJson(
      {
        operations: [
          'getDefinition',
          'createDefinition',
          'createGlobalDefinition',
          'updateDefinition',
        ],
        statuses: [200, 201],
      },
      (body) => withEarlier(body, 'updatedAt'),
    ),
  },
]

export default defects
