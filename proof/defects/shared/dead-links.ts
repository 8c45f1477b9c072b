import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

type Row = readonly [
  owner: string,
  operation: string,
  place: 'body' | 'items',
  ...relations: string[],
]

const images = ['svc:checkFrontImage', 'svc:checkBackImage']

const rows: readonly Row[] = [
  ['transactions', 'getTransaction', 'body', 'self', 'svc:account', 'svc:sourceAccount', ...images],
  ['transactions', 'getTransactionMemo', 'body', 'self'],
  ['transactions', 'getPendingTransactions', 'items', 'self', 'svc:account', 'svc:organization'],
  ['transactions', 'getTransactions', 'body', 'self', 'first', 'next', 'collection'],
  [
    'transactions',
    'getTransactions',
    'items',
    'self',
    'svc:account',
    'svc:sourceAccount',
    ...images,
  ],
  ['messages', 'getPullNotification', 'body', 'self'],
  ['messages', 'getPullNotifications', 'items', 'self'],
  ['messages', 'getDeliveryQueue', 'items', 'self'],
  ['text', 'getStrings', 'body', 'self'],
  ['text', 'getStrings', 'items', 'self', 'svc:group'],
  ['text', 'getString', 'body', 'self', 'svc:group'],
  ['text', 'getFormats', 'body', 'self'],
  ['text', 'getFormats', 'items', 'self'],
  ['text', 'getFormat', 'body', 'self'],
  ['notifications', 'getDefinitions', 'items', 'self'],
  ['notifications', 'getDefinition', 'body', 'self'],
]

const cut = (resource: JsonObject, relation: string): JsonObject => {
  const links = resource['_links'] as JsonObject
  if (links[relation] === undefined) return resource
  const { origin, pathname } = new URL(String((links[relation] as JsonObject)['href']))
  const href = `${origin}/api/moved${pathname}`
  return { ...resource, _links: { ...links, [relation]: { href } } }
}

/** One defect for each link that leads to where something was once. */
const defects: readonly Defect[] = rows.flatMap(([owner, operation, place, ...relations]) =>
  relations.map((relation) => ({
    name: `dead-links-${operation}-${place}-${relation.replace(':', '-')}`,
    sentence: `In ${place === 'body' ? 'an answer' : 'each item'} of ${operation}, the link ${relation} leads to nothing.`,
    breaks: [`${owner}.${operation}.${place}-link-${relation}`],
    response: changeJson({ operations: [operation], statuses: [200] }, (body) => {
      if (place === 'body') return cut(body, relation)
      const { items } = body['_embedded'] as { items: JsonObject[] }
      return { ...body, _embedded: { items: items.map((item) => cut(item, relation)) } }
    }),
  })),
)

export default defects
