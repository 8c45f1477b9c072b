import { readBothWays } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

const list = 'getPendingTransactions'

type Query = Readonly<Record<string, string | readonly string[]>>

export default scenario('The pages of a filtered pending list add up to the filtered list', {
  verifies: {
    filtersWithPages: {
      requirement: 'transactions.pending.filters-with-pages',
      after: 'transactions.getPendingTransactions.pages-count',
    },
  },
  async steps(stage) {
    const { operation, plain, customer, fixtures, verify, giveUp } = stage
    await plain(operation(list))
    const look = (query: Query) => readBothWays(stage, customer, list, query)
    const plainly = await look({})
    const all = plainly.whole.items.length
    if (!(await fixtures.pagesAddUp())) giveUp('The pages of the list do not add up already.')
    if (plainly.whole.end.kind === 'complete' && plainly.counts.some((count) => count !== all))
      return

    const accounts = (await fixtures.pendingAccounts()).map(({ id }) => id)
    const { numbers } = await fixtures.checkNumbers()
    const queries: readonly Query[] = [
      ...accounts.slice(0, 1).map((id) => ({ account: [id] })),
      ...(accounts.length > 1 ? [{ account: accounts.slice(0, 2) }] : []),
      ...(numbers.length > 1 ? [{ checkNumber: `${numbers[0]}-${numbers.at(-1)}` }] : []),
      { holdState: ['active'] },
      { holdState: ['active', 'expired'], ...(accounts[0] && { account: [accounts[0]] }) },
    ]
    let shown = 0
    for (const query of queries)
      await verify.filtersWithPages.confirmed(async (compare) => {
        const { whole, page, byNumber, byLink, counts } = await look(query)
        const size = whole.items.length
        if (page === undefined || whole.end.kind !== 'complete' || size < 2 || size === all) return
        shown += 1
        const others = counts.filter((count) => count !== size)
        compare(page).that({
          holds: byNumber && (byLink || !plainly.byLinkToTheEnd) && others.length === 0,
          expected: `the ${size} transactions of the narrowed list and their number, page by page`,
          actual:
            others.length > 0
              ? `count ${String(others[0])}`
              : `others ${byNumber ? 'behind the links next' : 'when they are asked for by number'}`,
          pointer: others.length > 0 ? '/count' : byNumber ? '/_links' : '/_embedded/items',
          faults: [others.length > 0 ? 'count' : byNumber ? 'links' : 'numbers'],
        })
      })
    if (shown === 0)
      giveUp(
        'No filter selects a part of the list that fills two pages.',
        'fixtures.transactions.pendingAccount',
      )
  },
})
