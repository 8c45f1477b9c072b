import { someTimes } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { lateAccount } from './shared/late-account.js'
import { withTry } from './shared/with-try.js'
import { viewAllowed } from './shared/view-allowed.js'

export default scenario('A request with an account that may not be viewed is answered with 403', {
  verifies: { viewRequired: 'accounts.balances.view-required' },
  async steps({ customer, fixtures, given, verify, giveUp }) {
    const hidden = await fixtures.notViewable()
    const seen = await fixtures.accountToAskFor()
    const allowed = await customer.send('listAccountBalances', { query: { accounts: [seen] } })
    given(allowed).status(200, 202)
    // Beside one that is not there yet, too: whether it may be seen does not wait for that.
    const late = await lateAccount(fixtures)
    const besideLate = late.flatMap((one) => [
      [one, hidden],
      [hidden, one],
    ])
    for (const accounts of [[hidden], [seen, hidden], [hidden, seen], ...besideLate])
      await someTimes(async (asked) => {
        const query = withTry(accounts, asked)
        const balances = await customer.send('listAccountBalances', { query })
        // Only the service gives numbers of tries: one that it did not give may be invalid.
        if ('retryCount' in query && [400, 422].includes(balances.status)) return true
        if (balances.status === 422 && (await fixtures.gone(accounts)).length > 0)
          giveUp(
            'One of the accounts went away while it was requested.',
            'run again while the accounts stay',
          )
        if (balances.status < 300 && (await viewAllowed({ customer }, hidden)) === true)
          giveUp('The customer may view the account by now.', 'fixtures.accounts.notViewable')
        return verify.viewRequired(balances).status(403)
      })
  },
})
