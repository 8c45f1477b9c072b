import { identify, type Item, readBothWays, walkNumbered } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

const list = 'getPendingTransactions'
const requirement = 'transactions.pending.filters-with-pages'
const ids = (items: readonly Item[]): string => items.map(identify).toSorted().join('\n')

type Query = Readonly<Record<string, string | readonly string[]>>

export default scenario('The pages of a narrowed pending list hold what the narrowed list holds', {
  verifies: [requirement],
  async steps(stage) {
    const { operation, plain, customer, fixtures, verify, undecided, giveUp } = stage
    await plain(operation(list))
    const read = (query: Query) => walkNumbered(customer, list, query, { pages: 5 })
    const look = (query: Query) => readBothWays(stage, customer, list, query)
    const plainly = await look({})
    const all = plainly.whole.items.length
    if (!(await fixtures.pagesAddUp()))
      return giveUp('The pages of the list do not add up already.')
    if (plainly.whole.complete && plainly.counts.some((count) => count !== all))
      return undecided(requirement, 'The count of the whole list is wrong already.', {
        dependsOn: 'transactions.getPendingTransactions.pages-count',
      })

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
    for (const query of queries) {
      const { whole, page, byNumber, byLink, counts } = await look(query)
      const size = whole.items.length
      if (page === undefined || !whole.complete || size < 2 || size === all) continue
      shown += 1
      const right = byNumber && (byLink || !plainly.byLinkToTheEnd)
      const count = counts.find((one) => one !== size)
      if ((!right || count !== undefined) && ids((await read(query)).items) !== ids(whole.items))
        return undecided(requirement, 'The list changed while it was read.')
      verify(requirement, page).that({
        holds: right,
        expected: `the ${size} transactions of the narrowed list, page by page`,
        actual: `others ${byNumber ? 'behind the links next' : 'when they are asked for by number'}`,
        pointer: byNumber ? '/_links' : '/_embedded/items',
      })
      verify(requirement, page).that({
        holds: count === undefined,
        expected: `count ${size}`,
        actual: `count ${count}`,
        pointer: '/count',
      })
    }
    if (shown === 0)
      giveUp(
        'No filter selects a part of the list that fills two pages.',
        'fixtures.transactions.pendingAccount',
      )
  },
})
