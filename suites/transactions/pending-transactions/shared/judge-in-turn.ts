import {
  hrefsOf,
  identify,
  type Item,
  type Stage,
  type Verification,
} from '../../../../src/scenario/index.js'
import type { PendingAccount } from '../../shared/pending-accounts.js'

type Parts = Pick<Stage, 'customer' | 'otherCustomer'> & {
  readonly fixtures: { keptFromOther(): Promise<readonly PendingAccount[]> }
}

const pending = 'getPendingTransactions'

/** What a list is asked for with, that may be looked for among the transactions of all customers. */
const ways: readonly Readonly<Record<string, string | number>>[] = [
  { checkNumber: '1-999999999' },
  { holdState: 'active|expired|none' },
  { q: 'a' },
  { filter: 'assay' },
  { start: 1 },
]

/**
 * Judges that two customers who ask for the same list one after the other are shown none of each other's transactions: what
 * is kept by its address alone is given to who asks next.
 *
 * @param foreign a transaction that the customer may not access, and the other customer may
 */
export async function judgeInTurn(
  { customer, otherCustomer, fixtures }: Parts,
  ownOnly: Verification,
  foreign: string,
): Promise<void> {
  await ownOnly.confirmed(async (compare) => {
    const kept = await fixtures.keptFromOther()
    const hrefs = kept.map(({ href }) => href)
    const isKept = (one: Item): boolean =>
      hrefsOf(one, 'svc:account').some((href) => hrefs.includes(href))
    for (const query of [{}, ...ways]) {
      const own = await customer.send(pending, { query })
      const list = await otherCustomer.send(pending, { query })
      if (own.items.length > 0)
        compare(own).holdsNo(
          `${foreign}, which is not the caller's`,
          (one) => identify(one) === foreign,
        )
      if (kept.length > 0 && list.items.length > 0)
        compare(list).holdsNo('transaction of an account that the caller may not access', isKept)
    }
    // Whose list is kept differs between readings; no change of a list makes it that of someone else.
    return { still: true }
  })
}
