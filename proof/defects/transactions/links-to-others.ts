import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { refused } from '../../alterations/refused.js'
import type { Defect } from '../../defect.js'

const other = 'txn-000005'
const where = { statuses: [200] }

const elsewhere = (resource: JsonObject): JsonObject => {
  const links = resource['_links'] as { self: { href: string } }
  const href = links.self.href.replace(/txn-[a-z0-9]+/, other)
  return { ...resource, _links: { ...links, self: { href } } }
}

/** A side of a check, and what says of the link to it. */
const sides = [
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
  ...sides.map(([side, ...breaks]): Defect => ({
    name: `links-to-others-viewer-${side}`,
    sentence: `Behind the link to the ${side} of a check is a page that shows it.`,
    breaks,
    behaviour: ({ checkImage }) => ({
      checkImage: (of) =>
        of === side ? { ...checkImage(of), mediaType: 'text/html' } : checkImage(of),
    }),
  })),
  ...sides.map(([side, ...breaks]): Defect => ({
    name: `links-to-others-refused-${side}`,
    sentence: `What the link to the ${side} of a check asks for is refused as invalid.`,
    breaks,
    response: (response, { url }, { operation }) =>
      operation === 'getCheckImage' && response.ok && url.endsWith(side)
        ? refused(422, 'There is something wrong with it.')
        : response,
  })),
]

export default defects
