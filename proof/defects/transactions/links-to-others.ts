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
  ...(
    [
      ['getTransaction', 'transactions.getTransaction.body-link-self'],
      ['getTransactionMemo', 'transactions.getTransactionMemo.body-link-self'],
    ] as const
  ).map(([operation, broken]) => ({
    name: `links-to-others-${operation}`,
    sentence: `The link self of ${operation} leads to the same resource of another transaction.`,
    breaks: [broken],
    response: changeJson({ ...where, operations: [operation] }, elsewhere),
  })),
  ...(
    [
      ['getPendingTransactions', 'transactions.getPendingTransactions.items-link-self'],
      ['getTransactions', 'transactions.getTransactions.items-link-self'],
    ] as const
  ).map(([operation, broken]) => ({
    name: `links-to-others-${operation}`,
    sentence: `The link self of each item of ${operation} leads to the same transaction.`,
    breaks: [broken],
    response: changeJson({ ...where, operations: [operation] }, (page) => {
      const { items } = page['_embedded'] as { items: JsonObject[] }
      return { ...page, _embedded: { items: items.map(elsewhere) } }
    }),
  })),
  ...(
    [
      [
        'front',
        'transactions.getTransaction.body-link-svc:checkFrontImage',
        'transactions.getTransactions.items-link-svc:checkFrontImage',
      ],
      [
        'back',
        'transactions.getTransaction.body-link-svc:checkBackImage',
        'transactions.getTransactions.items-link-svc:checkBackImage',
      ],
    ] as const
  ).map(([side, ...breaks]): Defect => ({
    name: `links-to-others-viewer-${side}`,
    sentence: `Behind the link to the ${side} of a check is a page that shows it.`,
    breaks,
    behaviour: ({ checkImage }) => ({
      checkImage: (of) =>
        of === side ? { ...checkImage(of), mediaType: 'text/html' } : checkImage(of),
    }),
  })),
]

export default defects
