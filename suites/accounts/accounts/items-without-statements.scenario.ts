import { scenario } from '../shared/scenario.js'

export default scenario('Accounts in a list have no member for electronic statements', {
  verifies: { absent: 'accounts.accountItem.no-electronicStatements' },
  async steps({ operation, walkList, verify, giveUp }) {
    let seen = 0
    for (const id of ['listAccounts', 'listEligibleAchAccounts']) {
      const list = await walkList(operation(id))
      seen += list.items.length
      if (list.items.length > 0)
        verify
          .absent(list)
          .holdsOnly(
            'items without electronicStatements',
            (item) => !('electronicStatements' in item),
          )
    }
    if (seen === 0)
      giveUp('No list of accounts holds an account.', 'add an account of the customer')
  },
})
