import { scenario } from './scenario.js'

export default scenario('getAccount answers the account that was asked for', {
  verifies: ['accounts.getAccount.same-account'],
  async steps({ customer, fixtures, assume, verify }) {
    const accountId = await fixtures.internalAccount()
    const account = await customer.send('getAccount', { path: { accountId } })
    assume(account).status(200)
    verify('accounts.getAccount.same-account', account).at('/id', accountId)
  },
})
