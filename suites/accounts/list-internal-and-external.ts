import { type Item, whyPartial } from '../../src/scenario/index.js'
import { scenario } from './scenario.js'

export default scenario('The list of accounts holds internal and external ones', {
  verifies: ['accounts.listAccounts.internal-and-external'],
  async steps({ operation, fixtures, walkList, walkListAgain, verify, giveUp }) {
    const list = await walkList(operation('listAccounts'))
    const [page] = list.pages
    const partial = whyPartial(list)
    if (page === undefined || partial !== undefined)
      return giveUp(partial?.because ?? 'There is no page to look at.', partial?.remedy)
    const wanted = [await fixtures.internalAccount(), await fixtures.external()]
    const without = (items: readonly Item[]): readonly string[] =>
      wanted.filter((id) => !items.some((item) => item['id'] === id))
    const doubtful = without(list.items)
    // One that was found by an earlier look at the list may be gone by now.
    const again = doubtful.length > 0 ? await walkListAgain(operation('listAccounts')) : list
    const missing = doubtful.filter((id) => without(again.items).includes(id))
    verify('accounts.listAccounts.internal-and-external', page).that({
      holds: missing.length === 0,
      expected: `among them ${wanted.join(' and ')}`,
      actual: `without ${missing.join(' and ')}`,
      pointer: '/items',
      member: 'id',
    })
  },
})
