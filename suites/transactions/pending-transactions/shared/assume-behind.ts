import { hrefsOf, identify, type Stage } from '../../../../src/scenario/index.js'
import type { HoldList } from './lists-by-hold.js'

const astray = [400, 404, 410, 422]

/** The preamble of what tells holds apart: behind what is listed is a transaction, whatever the state of its hold. */
export async function assumeBehind(
  { customer, assume }: Pick<Stage, 'customer' | 'assume'>,
  lists: readonly HoldList[],
): Promise<void> {
  for (const { state, walk } of lists) {
    const [page] = walk.pages
    const [item] = page?.items ?? []
    const [href] = item === undefined ? [] : hrefsOf(item, 'self')
    // Where a link leads elsewhere, or nowhere, is for another judge.
    if (page === undefined || href === undefined || customer.linkOf(page, href).kind !== 'url')
      continue
    const isListed = async (): Promise<boolean> => {
      const query = { holdState: [state] }
      const { items } = await customer.send('getPendingTransactions', { query })
      return item !== undefined && items.some((one) => identify(one) === identify(item))
    }
    const behind = await customer.visit(page, href, 'getTransaction')
    if (astray.includes(behind.status) && (await isListed()))
      assume(behind, 'transactions.getPendingTransactions.items-link-self').status(200)
  }
}
