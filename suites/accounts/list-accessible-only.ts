import { whyPartial } from '../../src/scenario/index.js'
import { scenario } from './scenario.js'

export default scenario("The list of accounts does not hold somebody else's", {
  verifies: ['accounts.listAccounts.accessible-only'],
  async steps({ operation, fixtures, walkList, verify, giveUp }) {
    const [foreign] = await fixtures.allNamed('otherCustomersAccount')
    // One that both customers are shown may be theirs together.
    if (foreign === undefined)
      return giveUp(
        "It needs an account of which it is known that it is somebody else's alone.",
        'fixtures.accounts.otherCustomersAccount',
      )
    const list = await walkList(operation('listAccounts'))
    const [page] = list.pages
    if (page === undefined || list.items.length === 0) return giveUp('The list is empty.')
    const found = list.items.some(({ id }) => id === foreign)
    const partial = whyPartial(list)
    if (!found && partial !== undefined) giveUp(partial.because, partial.remedy)
    verify('accounts.listAccounts.accessible-only', page).that({
      holds: !found,
      expected: `no account ${foreign}`,
      actual: 'it is in the list',
      pointer: '/items',
      member: 'id',
      absence: true,
    })
  },
})
