import { scenario } from './scenario.js'

export default scenario('getAccount answers the account that was asked for', {
  verifies: ['accounts.getAccount.same-account'],
  async steps({ customer, fixtures, assume, verify }) {
    // The first and the last: one that always answers the same account would be right by chance.
    const all = await fixtures.internalAccounts()
    for (const accountId of new Set([all[0], all.at(-1)] as string[])) {
      const account = await customer.send('getAccount', { path: { accountId } })
      assume(account).status(200)
      verify('accounts.getAccount.same-account', account).at('/id', accountId)
    }
  },
})
