import { givenSupplied } from './shared/given-supplied.js'
import { viewAllowed } from './shared/view-allowed.js'
import { scenario } from '../shared/scenario.js'

export default scenario('A caller who may view an account gets its balance', {
  verifies: {
    viewMeaning: {
      requirement: 'accounts.allows.view-meaning',
      after: 'accounts.listAccountBalances.answers',
    },
  },
  async steps({ customer, fixtures, verify, giveUp }) {
    // An account with no other permission shows best that this one is enough.
    const account = await fixtures.merelyViewable()
    const query = { accounts: [account] }
    const balances = await customer.send('listAccountBalances', { query })
    givenSupplied({ giveUp }, balances)
    if (balances.status === 403 && (await viewAllowed({ customer }, account)) === false)
      giveUp('The customer may not view the account any more.', 'fixtures.accounts.viewable')
    const isRefusedOtherwise = balances.status >= 400 && balances.status !== 403
    if (!isRefusedOtherwise) verify.viewMeaning(balances).status(200, 202)
  },
})
