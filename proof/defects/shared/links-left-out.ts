import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

const without = (resource: JsonObject, relation: string): JsonObject => {
  const { [relation]: _left, ...links } = (resource['_links'] ?? {}) as JsonObject
  return { ...resource, _links: links }
}

const itemsOf = (page: JsonObject): readonly JsonObject[] =>
  (page['_embedded'] as { readonly items?: readonly JsonObject[] } | undefined)?.items ?? []

/** Links that the documents list, and that are left out where one looks last. */
const defects: readonly Defect[] = [
  {
    name: 'links-left-out-of-later-pages',
    sentence: 'Pages of pending transactions but the first have no link to the first.',
    breaks: ['transactions.transactions.links-first.present'],
    response: changeJson({ operations: ['getPendingTransactions'], statuses: [200] }, (page) =>
      Number(page['start']) > 0 ? without(page, 'first') : page,
    ),
  },
  {
    name: 'links-left-out-of-last-item',
    sentence: 'The last pending transaction of each page does not say which bank it is held at.',
    breaks: ['transactions.pendingTransaction.links-svc:organization.present'],
    response: changeJson({ operations: ['getPendingTransactions'], statuses: [200] }, (page) => {
      const items = itemsOf(page)
      const shown = items.map((item, at) =>
        at === items.length - 1 ? without(item, 'svc:organization') : item,
      )
      return { ...page, _embedded: { items: shown } }
    }),
  },
  {
    name: 'links-left-out-of-written-string',
    sentence: 'A string that was just set has no link to itself.',
    breaks: ['text.textString.links-self.present'],
    response: changeJson({ operations: ['setString'], statuses: [200, 201] }, (string) =>
      without(string, 'self'),
    ),
  },
]

export default defects
