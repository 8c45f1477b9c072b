import { completeBalances } from './complete-balances.js'
import { scenario } from './scenario.js'

export default scenario('A complete answer holds a finished balance for every account', {
  verifies: ['accounts.balances.all-requested', 'accounts.balances.none-incomplete'],
  async steps({ customer, fixtures, given, verify, undecided, waitUntil, now }) {
    const accounts = await fixtures.accountsWithBalance(3)
    const means = { customer, waitUntil, now }
    const { balances, asked } = await completeBalances(means, accounts)
    given(balances).status(200)
    verify('accounts.balances.all-requested', balances).items('id').include(asked)
    const unfinished = balances.items.filter(({ incomplete }) => incomplete === true)
    if (balances.items.length === 0)
      return undecided('accounts.balances.none-incomplete', 'The answer holds no balance.', {
        dependsOn: 'accounts.balances.all-requested',
      })
    verify('accounts.balances.none-incomplete', balances).that({
      holds: unfinished.length === 0,
      expected: 'incomplete false for every balance',
      actual: `incomplete true for ${unfinished.map(({ id }) => String(id)).join(', ')}`,
      pointer: '/items',
    })
  },
})
