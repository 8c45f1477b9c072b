import { scenario } from './scenario.js'

export default scenario('The list of accounts holds internal and external ones', {
  verifies: ['accounts.listAccounts.internal-and-external'],
  async steps({ operation, fixtures, walkList, verify, giveUp }) {
    const list = await walkList(operation('listAccounts'))
    const [page] = list.pages
    if (page === undefined || list.end.kind !== 'complete')
      return giveUp('The whole list could not be looked at.', 'limits.pages')
    const wanted = [await fixtures.internalAccount(), await fixtures.external()]
    const missing = wanted.filter((id) => !list.items.some((item) => item['id'] === id))
    verify('accounts.listAccounts.internal-and-external', page).that({
      holds: missing.length === 0,
      expected: `among them ${wanted.join(' and ')}`,
      actual: `without ${missing.join(' and ')}`,
      pointer: '/items',
      member: 'id',
    })
  },
})
