import { scenario } from './scenario.js'

export default scenario("The list of accounts does not hold somebody else's", {
  verifies: ['accounts.listAccounts.accessible-only'],
  async steps({ operation, fixtures, walkList, verify, giveUp }) {
    const foreign = await fixtures.otherCustomersAccount()
    const list = await walkList(operation('listAccounts'))
    const [page] = list.pages
    if (page === undefined || list.items.length === 0) return giveUp('The list is empty.')
    verify('accounts.listAccounts.accessible-only', page).that({
      holds: !list.items.some(({ id }) => id === foreign),
      expected: `no account ${foreign}`,
      actual: 'it is in the list',
      pointer: '/items',
      member: 'id',
      absence: true,
    })
  },
})
