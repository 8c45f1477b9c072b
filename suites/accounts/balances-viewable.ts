import { scenario } from './scenario.js'

export default scenario('The permission to view lets the caller see the balance', {
  verifies: ['accounts.allows.view-meaning'],
  async steps({ customer, fixtures, verify, undecided, giveUp }) {
    // An account with no other permission shows best that this one is enough.
    const query = { accounts: [await fixtures.merelyViewable()] }
    const balances = await customer.send('listAccountBalances', { query })
    if (balances.status === 503) giveUp('The banking core could not supply the balance.')
    if (balances.status >= 400 && balances.status !== 403)
      return undecided(
        'accounts.allows.view-meaning',
        'It was refused, not for lack of permission.',
        {
          dependsOn: 'accounts.listAccountBalances.answers',
          exchanges: [balances.exchange.number],
        },
      )
    verify('accounts.allows.view-meaning', balances).status(200, 202)
  },
})
