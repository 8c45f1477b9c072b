import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { changeHal } from '../../alterations/change-hal.js'
import type { Defect } from '../../defect.js'

const where = { operations: ['getTransaction'], statuses: [200] }
const [front, back] = ['svc:checkFrontImage', 'svc:checkBackImage']

/** Builds the `response` of a bank that links transactions to images in another way. */
const changeLinks = (change: (links: JsonObject, self: string) => JsonObject) =>
  changeJson(where, (transaction) => {
    const links = transaction['_links'] as JsonObject & { self: { href: string } }
    return { ...transaction, _links: change(links, links.self.href) }
  })

/** Check images that are linked where they are not, or not where they are. */
const defects: readonly Defect[] = [
  {
    name: 'check-links-front-only',
    sentence: 'A transaction links to the front of its check alone.',
    breaks: ['transactions.check.two-images'],
    response: changeLinks(({ [back]: _back, ...links }) => links),
  },
  {
    name: 'check-links-none',
    sentence: 'A transaction does not link to its check.',
    breaks: ['transactions.check.two-images'],
    response: changeLinks(({ [front]: _front, [back]: _back, ...links }) => links),
  },
  {
    name: 'check-links-of-history-alone',
    sentence: 'Of one transaction the history alone links to the check.',
    breaks: ['transactions.check.two-images'],
    response: changeJson(where, (transaction) => {
      const { [front]: _front, [back]: _back, ...links } = transaction['_links'] as JsonObject
      const isMeant = transaction['_id'] === 'txn-000003'
      return isMeant ? { ...transaction, _links: links } : transaction
    }),
  },
  {
    name: 'check-links-always',
    sentence: 'Every transaction links to the images of a check.',
    breaks: ['transactions.check.no-images'],
    response: changeLinks((links, self) => {
      const image = (side: string) => ({
        href: `${new URL(self).origin}/api/transactions/checkImages/check-txn-000003/${side}`,
      })
      return { [front]: image('front'), [back]: image('back'), ...links }
    }),
  },
  {
    name: 'check-links-front-only-in-history',
    sentence: 'The history links to the front of a check alone.',
    breaks: ['transactions.check.two-images'],
    response: changeHal({ operations: ['getTransactions'], statuses: [200] }, (transaction) => {
      const { [back]: _back = null, ...links } = transaction['_links'] as JsonObject
      return { ...transaction, _links: links }
    }),
  },
]

export default defects
