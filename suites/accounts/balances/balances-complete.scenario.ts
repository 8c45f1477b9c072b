import { completeBalances } from './shared/complete-balances.js'
import { scenario } from '../shared/scenario.js'

export default scenario('A complete answer holds a finished balance for every account', {
  verifies: {
    allRequested: 'accounts.balances.all-requested',
    noneIncomplete: {
      requirement: 'accounts.balances.none-incomplete',
      after: 'allRequested',
    },
  },
  async steps({ customer, fixtures, given, verify, waitUntil, now }) {
    const accounts = await fixtures.accountsWithBalance(1, 3)
    const { balances, asked } = await completeBalances({ customer, waitUntil, now }, accounts)
    given(balances).status(200)
    verify.allRequested(balances).holds(asked)
    verify
      .noneIncomplete(balances)
      .holdsOnly(
        'balances that are finished',
        ({ incomplete }) => incomplete !== true,
        'incomplete',
      )
  },
})
