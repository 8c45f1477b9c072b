import { accountNumber } from '../../../src/reference/books/account-number.js'
import { changeHal } from '../../alterations/change-hal.js'
import type { JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

const account = 'svc:account'

/** Links that say more than they should, or the same for each. */
const defects: readonly Defect[] = [
  {
    name: 'links-told-more-number',
    sentence: 'The title of a link to an account is its full number.',
    breaks: ['transactions.masked.by-default'],
    response: changeHal({ operations: ['getTransaction'] }, ({ _links: links, ...transaction }) => {
      const { [account]: link, ...others } = links as Record<string, JsonObject>
      if (link === undefined) return { ...transaction, _links: links }
      const id = String(link['href']).split('/').at(-1) ?? ''
      const { masked = '' } = (transaction['sourceAccountNumbers'] ?? {}) as { masked?: string }
      const titled = { ...link, title: accountNumber(id, masked) }
      return { ...transaction, _links: { ...others, [account]: titled } }
    }),
  },
  {
    name: 'links-told-more-list',
    sentence: 'The links self of holds lead to the list of them.',
    breaks: ['transactions.getPendingTransactions.items-link-self'],
    response: changeHal({ operations: ['getPendingTransactions'] }, (resource) => {
      const { type, _links: links } = resource
      if (type !== 'hold') return resource
      const { self } = links as { self: { href: string } }
      const href = self.href.replace(/transactions\/[^/]+$/, 'pendingTransactions')
      return { ...resource, _links: { ...(links as JsonObject), self: { href } } }
    }),
  },
]

export default defects
