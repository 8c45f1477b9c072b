import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

type Row = readonly [
  operation: string,
  member: string,
  breaks: string | readonly string[],
  other: (was: string) => string,
]

const longAgo = (): string => '2020-01-01T00:00:00.000Z'
const hourBefore = (was: string): string => new Date(Date.parse(was) - 3_600_000).toISOString()
const cut = (was: string): string => was.slice(0, -1)

/** External accounts, which only lists show, are told otherwise as well. */
const both = 'accounts.lists.agree'

const rows: readonly Row[] = [
  ['listAccounts', 'title', ['accounts.listAccounts.items-agree', both], cut],
  ['listEligibleAchAccounts', 'title', ['accounts.listEligibleAchAccounts.items-agree', both], cut],
  [
    'getPendingTransactions',
    'providerSummary',
    'transactions.getPendingTransactions.items-agree',
    cut,
  ],
  ['getStrings', 'modifiedAt', 'text.getStrings.items-agree', longAgo],
  [
    'getFormats',
    'description',
    'text.getFormats.items-agree',
    (was) => `Another ${was}`.slice(0, was.length),
  ],
  [
    'getPullNotifications',
    'createdAt',
    ['messages.getPullNotifications.items-agree', 'messages.notification.created-kept'],
    hourBefore,
  ],
  ['getDeliveryQueue', 'createdAt', 'messages.getDeliveryQueue.items-agree', hourBefore],
]

/** Lists that say of their items something else than the items say of themselves. */
const defects: readonly Defect[] = rows.map(([operation, member, breaks, other]) => ({
  name: `items-otherwise-${operation}`,
  sentence: `${operation} tells ${member} of an item otherwise than the item itself does.`,
  breaks: [breaks].flat(),
  response: changeJson({ operations: [operation], statuses: [200] }, (page) => {
    const change = (items: unknown): JsonObject[] =>
      (items as JsonObject[]).map((item) =>
        typeof item[member] === 'string' ? { ...item, [member]: other(item[member]) } : item,
      )
    const { items, _embedded: embedded } = page
    if (items !== undefined) return { ...page, items: change(items) }
    const inner = embedded as JsonObject
    return { ...page, _embedded: { ...inner, items: change(inner['items']) } }
  }),
}))

export default defects
