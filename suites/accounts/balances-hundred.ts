import { scenario } from './scenario.js'

export default scenario('The balances of a hundred accounts can be asked for at once', {
  verifies: ['accounts.balances.hundred'],
  async steps({ customer, operation, fixtures, plain, verify, undecided, giveUp }) {
    const accounts = await fixtures.viewableAccounts(100)
    await plain(operation('listAccountBalances'))
    const balances = await customer.send('listAccountBalances', { query: { accounts } })
    if (balances.status === 503) giveUp('The banking core could not supply one of the balances.')
    if (balances.status === 403)
      return undecided('accounts.balances.hundred', 'One of the accounts may not be viewed.', {
        dependsOn: 'accounts.allows.view-meaning',
      })
    verify('accounts.balances.hundred', balances).status(200, 202)
  },
})
