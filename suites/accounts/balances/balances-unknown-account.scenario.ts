import { someTimes } from '../../../src/scenario/index.js'
import { lateAccount } from './shared/late-account.js'
import { problemTypes } from './shared/problem-types.js'
import { withTry } from './shared/with-try.js'
import { scenario } from '../shared/scenario.js'

export default scenario('An identifier that no account has is refused as invalidAccountId', {
  verifies: {
    unknownAccount: 'accounts.balances.unknown-account',
    invalidAccountId: {
      requirement: 'accounts.balances.invalidAccountId',
      after: 'unknownAccount',
    },
  },
  async steps({ customer, operation, plain, fixtures, verify }) {
    const unknown = await fixtures.unknownAccount()
    const known = await fixtures.accountToAskFor()
    // What refuses everything shows nothing.
    await plain(operation('listAccountBalances'))
    const isRefused = async (accounts: readonly string[], asked: number): Promise<boolean> => {
      const query = withTry(accounts, asked)
      const balances = await customer.send('listAccountBalances', { query })
      // Only the service gives numbers of tries: one that it did not give may be what is invalid.
      if ('retryCount' in query && [400, 422].includes(balances.status)) return true
      if (!verify.unknownAccount(balances).status(422)) return false
      const types = problemTypes(balances.json)
      return verify.invalidAccountId(balances).that({
        holds: types.some((type) => named.test(type)),
        expected: 'the type …/errors/invalidAccountId/v<version>',
        actual: types.join(', ') || 'no type',
        pointer: '/type',
      })
    }
    // Beside one that is not there yet, it does not come later, either.
    const late = await lateAccount(fixtures)
    for (const accounts of [[unknown], [known, unknown], ...late.map((one) => [one, unknown])])
      if (!(await someTimes((asked) => isRefused(accounts, asked)))) return
    // One that looks like no other names none, either. That it ends in no error of the service, a rule sees.
    const query = { accounts: ['assay.account'] }
    const odd = await customer.send('listAccountBalances', { query })
    if (odd.status < 300) verify.unknownAccount(odd).status(422)
  },
})

/** The name stands in the type; of which form the type is, is another requirement. */
const named = /(?:^|[/:#])invalidAccountId(?:$|[/?#])/
