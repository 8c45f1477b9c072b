import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { relink } from '../../alterations/relink.js'
import type { Defect } from '../../defect.js'

/** The address of a link without the search, and what is searched for. */
const parted = (href: string, from: string): readonly [URL, string | null] => {
  const address = new URL(href, from)
  const words = address.searchParams.get('q')
  address.searchParams.delete('q')
  return [address, words]
}

/** A bank that writes one link of a list with what was searched for in its own way. */
const misspelt = (
  operation: string,
  relation: string,
  spell: (words: string) => string,
): NonNullable<Defect['response']> =>
  changeJson({ operations: [operation], statuses: [200] }, (page, _response, { url }): JsonObject =>
    relink(page, relation, (href) => {
      const [{ href: address }, words] = parted(href, url)
      return words === null ? href : `${address}${/\?/.test(address) ? '&' : '?'}q=${spell(words)}`
    }),
  )

/** What is searched for stands in links as it is, or is escaped where it is so already. */
const defects: readonly Defect[] = [
  {
    name: 'searches-misspelt-unescaped',
    sentence: 'The link self of the definitions has what is searched for as it is.',
    breaks: ['notifications.getDefinitions.pages-link-self'],
    response: misspelt('getDefinitions', 'self', (words) => words),
  },
  {
    name: 'searches-misspelt-cut',
    sentence: 'The link first of pending transactions has a search up to its first sign.',
    breaks: ['transactions.getPendingTransactions.pages-link-first'],
    response: misspelt('getPendingTransactions', 'first', (words) =>
      encodeURIComponent(/^[^&#%]*/.exec(words)?.[0] ?? ''),
    ),
  },
  {
    name: 'searches-misspelt-twice',
    sentence: 'The link self of pull notifications has what is searched for escaped twice.',
    breaks: ['messages.getPullNotifications.pages-link-self'],
    response: misspelt('getPullNotifications', 'self', (words) =>
      encodeURIComponent(encodeURIComponent(words)),
    ),
  },
]

export default defects
