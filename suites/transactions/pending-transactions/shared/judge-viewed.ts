import {
  hrefsOf,
  type Stage,
  type Verification,
  type Walk,
} from '../../../../src/scenario/index.js'
import type { PendingAccount } from '../../shared/pending-accounts.js'
import { readPending } from '../../shared/read-pending.js'

type Parts = Pick<Stage, 'customer'> & {
  readonly fixtures: { pendingAccounts(): Promise<readonly PendingAccount[]> }
}

/** Judges that an account which says that the customer may not view it, before and afterwards, has none in the list. */
export async function judgeViewed(
  { customer, fixtures }: Parts,
  { pages: [page] }: Walk,
  ownOnly: Verification,
): Promise<void> {
  const unviewed = (await fixtures.pendingAccounts()).find(({ mayView }) => mayView === false)
  if (unviewed === undefined || page === undefined) return
  const { id, href } = unviewed
  const mayView = async (): Promise<boolean> => {
    const account = await customer.visit(page, href)
    return account.status !== 200 || account.at('/allows/view') !== false
  }
  await ownOnly.confirmed(async (compare) => {
    if (await mayView()) return
    const list = await readPending(customer, { account: [id] })
    if (list.items.length === 0 || (await mayView())) return
    compare(list).holdsNo('transaction of an account that the caller may not view', (one) =>
      hrefsOf(one, 'svc:account').includes(href),
    )
  })
}
