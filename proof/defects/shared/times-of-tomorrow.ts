import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

const tomorrow = (): string => new Date(Date.now() + 36 * 3_600_000).toISOString()

const late = (
  name: string,
  sentence: string,
  operation: string,
  breaks: readonly string[],
  change: (body: JsonObject) => JsonObject,
): Defect => ({
  name: `times-of-tomorrow-${name}`,
  sentence,
  breaks,
  response: changeJson({ operations: [operation], statuses: [200] }, (body) => change(body)),
})

const itemsOf = (body: JsonObject): readonly JsonObject[] =>
  (body['items'] ?? (body['_embedded'] as JsonObject)['items']) as readonly JsonObject[]

/** What is told to have happened after it was told. */
const defects: readonly Defect[] = [
  late(
    'balances',
    'A balance was last updated the day after tomorrow.',
    'listAccountBalances',
    ['accounts.balances.updated-before'],
    (body) => ({
      ...body,
      items: itemsOf(body).map((item) =>
        item['updatedAt'] === undefined ? item : { ...item, updatedAt: tomorrow() },
      ),
    }),
  ),
  late(
    'balances-unset',
    'The time at which a balance was last updated is not set, and counts as 1970.',
    'listAccountBalances',
    ['accounts.balances.updated-before'],
    (body) => ({
      ...body,
      items: itemsOf(body).map((item) =>
        item['updatedAt'] === undefined ? item : { ...item, updatedAt: '1970-01-01T00:00:00Z' },
      ),
    }),
  ),
  late(
    'definitions',
    'A definition was last updated the day after tomorrow.',
    'getDefinition',
    [
      'notifications.definitions.updated-before',
      'notifications.definition.updatedAt-later',
      'notifications.createDefinition.creation-shown',
      'notifications.createGlobalDefinition.creation-shown',
    ],
    (body) => ({ ...body, updatedAt: '2999-01-01T00:00:00Z' }),
  ),
  late(
    'notifications',
    'A notification was created long after it is listed.',
    'getPullNotifications',
    [
      'messages.notifications.times-past',
      'messages.getPullNotifications.items-agree',
      'messages.notification.created-kept',
    ],
    (body) => ({
      ...body,
      _embedded: {
        items: itemsOf(body).map((item) => ({ ...item, createdAt: '2999-01-01T00:00:00Z' })),
      },
    }),
  ),
  late(
    'strings',
    'Strings of a group were last modified long after they are listed.',
    'getStrings',
    ['text.strings.modified-before', 'text.getStrings.items-agree'],
    (body) => ({
      ...body,
      _embedded: {
        items: itemsOf(body).map((item) => ({ ...item, modifiedAt: '2999-01-01T00:00:00Z' })),
      },
    }),
  ),
]

export default defects
