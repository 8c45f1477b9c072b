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
  requests: 45,
  async steps(stage) {
    const { operation, plain, customer, fixtures, verify, giveUp } = stage
    await plain(operation(list))
    const look = (query: Query) => readBothWays(stage, customer, list, query)
    const plainly = await look({})
    const all = plainly.whole.items.length
    if (!(await fixtures.pagesAddUp()))
      giveUp(
        'The pages of the list without a filter do not add up, either.',
        'let the pages of the list add up',
      )
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
        const otherCounts = counts.filter((count) => count !== size)
        const addUp = byNumber && (byLink || !plainly.byLinkToTheEnd)
        const { pointer, actual } =
          otherCounts.length > 0
            ? { pointer: '/count', actual: `count ${String(otherCounts[0])}` }
            : byNumber
              ? { pointer: '/_links', actual: 'others behind the links next' }
              : { pointer: '/_embedded/items', actual: 'others when they are asked for by number' }
        compare(page).that({
          holds: addUp && otherCounts.length === 0,
          expected: `the ${size} transactions of the narrowed list and their number, page by page`,
          actual,
          pointer,
          faults: [pointer],
        })
      })
    if (shown === 0)
      giveUp(
        'No filter selects a part of the list that fills two pages.',
        'fixtures.transactions.pendingAccount',
      )
  },
})
