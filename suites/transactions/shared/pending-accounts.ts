import { type Answer, fixture, hrefsOf, type Item } from '../../../src/scenario/index.js'
import { accountBehind } from './account-behind.js'
import { pendingTransactions } from './pending-transactions.js'

/** An account and its pending transactions, as the list shows them. */
export interface PendingAccount {
  readonly id: string
  /** Address of the account in the links svc:account of its transactions. */
  readonly href: string
  readonly items: readonly Item[]
}

/** Accounts whose identifier is looked for. */
const lookedFor = 8

/**
 * Accounts of the pending list, those with most transactions first. An item names its account with the link
 * svc:account; the account behind it has the identifier.
 */
export const pendingAccounts = fixture((search): Promise<readonly PendingAccount[]> =>
  search.once('pending accounts', async () => {
    const { pages } = await pendingTransactions(search)
    const groups = new Map<string, { answer: Answer; items: Item[] }>()
    for (const answer of pages)
      for (const item of answer.items)
        for (const href of hrefsOf(item, 'svc:account').slice(0, 1)) {
          const group = groups.get(href) ?? { answer, items: [] }
          group.items.push(item)
          groups.set(href, group)
        }
    const named = search.given('pendingAccount')
    const byRank = [...groups]
      .map(([href, group]) => ({ href, ...group, name: named.find((id) => endsWith(href, id)) }))
      .toSorted(
        (one, other) =>
          Number(other.name !== undefined) - Number(one.name !== undefined) ||
          other.items.length - one.items.length,
      )
      .slice(0, lookedFor)
    const found = await Promise.all(
      byRank.map(async ({ href, items, answer, name }) => {
        const id = name ?? (await accountBehind(search, answer, href))
        return id === undefined ? [] : [{ id, href, items }]
      }),
    )
    return found.flat()
  }),
)

/** Whether an address names this account as its last part. */
const endsWith = (href: string, id: string): boolean => {
  const [path = ''] = href.split(/[?#]/)
  return path.endsWith(`/${id}`) || path.endsWith(`/${encodeURIComponent(id)}`)
}
