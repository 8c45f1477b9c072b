import { scenario } from './scenario.js'

export default scenario('Balances come back in the order in which they were asked for', {
  verifies: ['accounts.balances.order'],
  async steps({ customer, fixtures, assume, verify }) {
    const [first, second, third] = await fixtures.accountsWithBalance(3)
    for (const accounts of [
      [third, first, second],
      [second, third, first],
    ] as string[][]) {
      const balances = await customer.send('listAccountBalances', { query: { accounts } })
      assume(balances).status(200)
      verify('accounts.balances.order', balances).items('id').inOrder(accounts)
    }
  },
})
