import { scenario } from '../shared/scenario.js'

export default scenario('getAccount returns the account that was requested', {
  verifies: { sameAccount: 'accounts.getAccount.same-account' },
  async steps({ customer, fixtures, given, verify }) {
    // The first and the last: one that always answers the same account would be right by chance. And one
    // with a nickname, so that there is an account with all its members.
    const all = await fixtures.internalAccounts()
    const named = await fixtures.nicknamedAccounts()
    const some = [all[0], all.at(-1), named[0]].filter((id) => id !== undefined)
    for (const accountId of new Set(some)) {
      const account = await customer.send('getAccount', { path: { accountId } })
      given(account).status(200)
      verify.sameAccount(account).at('/id', accountId)
    }
  },
})
