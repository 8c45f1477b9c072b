import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { tellItemsWhere } from '../../alterations/tell-items-where.js'
import type { Defect } from '../../defect.js'

type Row = readonly [
  operation: string,
  member: string,
  breaks: string | readonly string[],
  /** Whether an item is told without the member, by its position from the end; by default the last one is. */
  meant?: (fromEnd: number) => boolean,
]

const carried = 'notifications.getDefinitions.items-carry'
/** The label of an account that shows no nickname is made of its product and its number. */
const label = 'accounts.label.product-and-number'
const every = (): boolean => true

const rows: readonly Row[] = [
  ['getDefinitions', 'type', carried],
  ['getDefinitions', 'contextName', carried],
  ['getDefinitions', 'indicator', carried],
  ['getDefinitions', 'notDismissible', carried],
  ['getDefinitions', 'priority', carried],
  ['getDefinitions', 'message', carried],
  ['getDefinitions', 'values', carried, every],
  ['getDefinitions', '_profile', carried],
  ['listAccounts', 'nickname', ['accounts.listAccounts.items-carry', label], every],
  [
    'listEligibleAchAccounts',
    'nickname',
    ['accounts.listEligibleAchAccounts.items-carry', label],
    every,
  ],
]

const without =
  (member: string, meant: (fromEnd: number) => boolean) =>
  (items: readonly JsonObject[]): JsonObject[] =>
    items.map((item, at) => {
      const { [member]: _left, ...rest } = item
      return meant(items.length - 1 - at) ? rest : item
    })

/** A list of definitions that is narrowed has no values, but an object for them. */
const emptied: Defect = {
  name: 'items-left-out-getDefinitions-values-emptied',
  sentence: 'Where contexts are asked for, items of getDefinitions have none of their values.',
  breaks: [carried],
  response: tellItemsWhere(
    'getDefinitions',
    (query) => query.has('contextName'),
    (item) => ({ ...item, values: {} }),
  ),
}

/** Items of lists that lack what they are said to have, and what the resource shows. */
const defects: readonly Defect[] = rows.map(
  ([operation, member, breaks, meant = (fromEnd) => fromEnd === 0]) => ({
    name: `items-left-out-${operation}-${member.replace('_', 'of-')}`,
    sentence: `${operation} leaves ${member} out of ${meant === every ? 'its items' : 'the last item of a page'}.`,
    breaks: [breaks].flat(),
    response: changeJson({ operations: [operation], statuses: [200] }, (page) => {
      const { items, _embedded: embedded } = page
      const leave = without(member, meant)
      if (items !== undefined) return { ...page, items: leave(items as JsonObject[]) }
      const inner = embedded as { items: JsonObject[] }
      return { ...page, _embedded: { ...inner, items: leave(inner.items) } }
    }),
  }),
)

export default [...defects, emptied]
