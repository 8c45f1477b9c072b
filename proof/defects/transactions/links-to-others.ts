import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

const other = 'txn-000005'
const where = { statuses: [200] }

const elsewhere = (resource: JsonObject): JsonObject => {
  const links = resource['_links'] as { self: { href: string } }
  const href = links.self.href.replace(/txn-[a-z0-9]+/, other)
  return { ...resource, _links: { ...links, self: { href } } }
}

/** Links and what is behind them: something, and not what was meant. */
const defects: readonly Defect[] = [
  ...['getTransaction', 'getTransactionMemo'].map((operation) => ({
    name: `links-to-others-${operation}`,
    sentence: `The link self of ${operation} leads to the same resource of another transaction.`,
    breaks: [`transactions.${operation}.body-link-self`],
    response: changeJson({ ...where, operations: [operation] }, elsewhere),
  })),
  ...['getPendingTransactions', 'getTransactions'].map((operation) => ({
    name: `links-to-others-${operation}`,
    sentence: `The link self of each item of ${operation} leads to the same transaction.`,
    breaks: [`transactions.${operation}.items-link-self`],
    response: changeJson({ ...where, operations: [operation] }, (page) => {
      const { items } = page['_embedded'] as { items: JsonObject[] }
      return { ...page, _embedded: { items: items.map(elsewhere) } }
    }),
  })),
  ...(['front', 'back'] as const).map((side): Defect => {
    const relation = side === 'front' ? 'svc:checkFrontImage' : 'svc:checkBackImage'
    return {
      name: `links-to-others-viewer-${side}`,
      sentence: `Behind the link to the ${side} of a check is a page that shows it.`,
      breaks: [
        `transactions.getTransaction.body-link-${relation}`,
        `transactions.getTransactions.items-link-${relation}`,
      ],
      behaviour: ({ checkImage }) => ({
        checkImage: (of) =>
          of === side ? { ...checkImage(of), mediaType: 'text/html' } : checkImage(of),
      }),
    }
  }),
]

export default defects
