import { problemTypes } from './problem-types.js'
import { scenario } from './scenario.js'

export default scenario('An identifier that no account has is refused as invalidAccountId', {
  verifies: ['accounts.balances.unknown-account', 'accounts.balances.invalidAccountId'],
  async steps({ customer, fixtures, verify, undecided }) {
    const unknown = await fixtures.unknownAccount()
    const known = await fixtures.accountWithBalance()
    for (const accounts of [[unknown], [known, unknown]]) {
      const balances = await customer.send('listAccountBalances', { query: { accounts } })
      verify('accounts.balances.unknown-account', balances).status(422)
      if (balances.status !== 422)
        return undecided('accounts.balances.invalidAccountId', 'It was not refused with 422.', {
          dependsOn: 'accounts.balances.unknown-account',
        })
      const types = problemTypes(balances.json)
      verify('accounts.balances.invalidAccountId', balances).that({
        holds: types.some((type) => named.test(type)),
        expected: 'the type …/errors/invalidAccountId/v<version>',
        actual: types.join(', ') || 'no type',
        pointer: '/type',
      })
    }
  },
})

/** The name stands in the type; of which form the type is, is another requirement. */
const named = /(?:^|[/:#])invalidAccountId(?:$|[/?#])/
