import { fixture, hrefsOf, type Item } from '../../../src/scenario/index.js'
import { accountsInTurn } from './accounts-in-turn.js'
import { firstForeign } from './first-foreign.js'
import { itemsOf } from './items-of.js'
import { readPending } from './read-pending.js'

/** A pending transaction that another customer sees and the customer may not. */
export interface ForeignPending {
  readonly id: string
  /** Identifier of its account, if that could be found out. */
  readonly account?: string
  /** Address of that account in the link of the transaction. */
  readonly href?: string
}

/** Pending transactions of the other customer that are tried. */
const tried = 5

/**
 * Finds one in the list of the other customer. Two customers may share an account, so it must be one that the
 * profile names, or one that the other customer can read and the customer cannot.
 */
export const foreignPending = fixture(async (search): Promise<ForeignPending> => {
  const other = search.as('otherCustomer')
  const page = await other.send('getPendingTransactions')
  const named = search.given('otherCustomersTransaction')
  const foreignIn = (items: readonly Item[]): Promise<Item | undefined> | Item | undefined =>
    items.find(({ _id }) => named.includes(String(_id))) ??
    firstForeign(search, page, accountsInTurn(items).slice(0, tried))
  const items = itemsOf(page)
  const [next] = hrefsOf(page.json, 'next')
  // Of small pages the first ones may be about accounts that both customers share.
  const item =
    (await foreignIn(items)) ??
    (next === undefined ? undefined : await foreignIn((await readPending(other, {})).items))
  if (item === undefined)
    throw search.lacking(
      'a pending transaction of another customer, seen by that customer',
      'otherCustomersTransaction',
    )
  const id = String(item['_id'])
  for (const href of hrefsOf(item, 'svc:account')) {
    if (other.linkOf(page, href).kind !== 'url') continue
    const account = await other.visit(page, href)
    const accountId = account.status === 200 ? (account.at('/id') ?? account.at('/_id')) : undefined
    if (typeof accountId === 'string') return { id, account: accountId, href }
  }
  return { id }
})
