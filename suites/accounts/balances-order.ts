import { scenario } from './scenario.js'

export default scenario('Balances come back in the order in which they were asked for', {
  verifies: ['accounts.balances.order'],
  async steps({ customer, fixtures, assume, verify, undecided }) {
    const [first, second, third] = await fixtures.accountsWithBalance(3)
    for (const accounts of [
      [third, first, second],
      [second, third, first],
    ] as string[][]) {
      const balances = await customer.send('listAccountBalances', { query: { accounts } })
      assume(balances).status(200)
      if (!accounts.every((account) => balances.items.some(({ id }) => id === account)))
        return undecided('accounts.balances.order', 'A balance that was asked for is missing.', {
          dependsOn: 'accounts.balances.all-requested',
        })
      verify('accounts.balances.order', balances).items('id').inOrder(accounts)
    }
  },
})
