import { identify, type NumberedWalk, walkNumbered } from '../../src/scenario/index.js'
import { scenario } from './scenario.js'

const list = 'getPendingTransactions'
const requirement = 'transactions.pending.filters-with-pages'

export default scenario('The pages of a narrowed pending list hold what the narrowed list holds', {
  verifies: [requirement],
  async steps({ operation, plain, customer, fixtures, walk, verify, undecided, giveUp }) {
    await plain(operation('getPendingTransactions'))
    const unfiltered = await fixtures.pendingTransactions()
    const counted = unfiltered.pages[0]?.answer.at('/count')
    if (unfiltered.complete && typeof counted === 'number' && counted !== unfiltered.items.length)
      return undecided(requirement, 'The count of the whole list is wrong already.', {
        dependsOn: `transactions.${list}.pages-count`,
      })
    const accounts = (await fixtures.pendingAccounts()).map(({ id }) => id)
    const { numbers } = await fixtures.checkNumbers()
    const queries = [
      ...accounts.slice(0, 1).map((id) => ({ account: [id] })),
      ...(accounts.length > 1 ? [{ account: accounts.slice(0, 2) }] : []),
      ...(numbers.length > 1 ? [{ checkNumber: `${numbers[0]}-${numbers.at(-1)}` }] : []),
      { holdState: ['active'] },
      { holdState: ['active', 'expired'], ...(accounts[0] && { account: [accounts[0]] }) },
    ]
    let shown = 0
    for (const query of queries) {
      const whole = await walkNumbered(customer, list, query, { pages: 5 })
      const [page] = whole.pages
      const size = whole.items.length
      if (page === undefined || !whole.complete || size < 2 || size === unfiltered.items.length)
        continue
      shown += 1
      const limit = Math.min(Math.ceil(size / 3), 50)
      const small = await walkNumbered(customer, list, { ...query, limit }, { pages: 40 })
      const linked = await walk(customer, list, { ...query, limit })
      const ways = [
        idsOf(small.items),
        ...(linked.end.kind === 'complete' ? [idsOf(linked.items)] : []),
      ]
      const counts = [...whole.pages, ...small.pages].map(({ answer }) => answer.at('/count'))
      const right = ways.every((one) => one === idsOf(whole.items))
      const rightly = counts.every((count) => count === undefined || count === size)
      if (!right || !rightly) {
        const again = await walkNumbered(customer, list, query, { pages: 5 })
        if (idsOf(again.items) !== idsOf(whole.items))
          return undecided(requirement, 'The list changed while it was read.')
      }
      verify(requirement, small.pages[0]?.answer ?? page.answer).that({
        holds: right,
        expected: `the ${size} transactions of the narrowed list, page by page`,
        actual: `${small.items.length} by number, ${linked.items.length} by link`,
        pointer: '/_embedded/items',
      })
      verify(requirement, page.answer).that({
        holds: rightly,
        expected: `count ${size}`,
        actual: `count ${counts.find((count) => count !== size)}`,
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

const idsOf = (items: NumberedWalk['items']): string => items.map(identify).toSorted().join('\n')
