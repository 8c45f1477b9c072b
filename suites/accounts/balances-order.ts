import { completeBalances } from './complete-balances.js'
import { scenario } from './scenario.js'

export default scenario('Balances come back in the order in which they were asked for', {
  verifies: ['accounts.balances.order'],
  async steps({ customer, fixtures, given, verify, undecided, giveUp, waitUntil, now }) {
    const [first, second, third] = await fixtures.accountsWithBalance(3)
    for (const accounts of [
      [third, first, second],
      [second, third, first],
    ] as string[][]) {
      const means = { customer, waitUntil, now }
      const { balances, asked } = await completeBalances(means, accounts)
      given(balances).status(200)
      if (asked.length < 2) giveUp('A single balance has no order.')
      if (!asked.every((account) => balances.items.some(({ id }) => id === account)))
        return undecided('accounts.balances.order', 'A balance that was asked for is missing.', {
          dependsOn: 'accounts.balances.all-requested',
        })
      verify('accounts.balances.order', balances).items('id').inOrder(asked)
    }
  },
})
