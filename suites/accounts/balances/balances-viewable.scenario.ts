import { assumePermitted } from '../../../src/scenario/index.js'
import { askAsOthers } from './shared/ask-as-others.js'
import { givenSupplied } from './shared/given-supplied.js'
import { viewAllowed } from './shared/view-allowed.js'
import { judgeStillServed } from '../shared/judge-still-served.js'
import { scenario } from '../shared/scenario.js'

export default scenario('A caller who may view an account gets its balance', {
  verifies: {
    viewMeaning: {
      requirement: 'accounts.allows.view-meaning',
      after: 'accounts.listAccountBalances.answers',
    },
  },
  async steps(stage) {
    const { customer, fixtures, verify, giveUp } = stage
    // An account with no other permission shows best that this one is enough.
    const account = await fixtures.merelyViewable()
    const query = { accounts: [account] }
    const balances = await customer.send('listAccountBalances', { query })
    givenSupplied({ giveUp }, balances)
    if (balances.status === 403 && (await viewAllowed({ customer }, account)) === false)
      giveUp('The customer may not view the account any more.', 'fixtures.accounts.viewable')
    // Who is forbidden every balance lacks a permission for the operation: which one it takes is not shown.
    if (balances.status === 403) {
      const accounts = [await fixtures.accountToAskFor()]
      assumePermitted(stage, await customer.send('listAccountBalances', { query: { accounts } }))
    }
    const isRefusedOtherwise = balances.status >= 400 && balances.status !== 403
    if (isRefusedOtherwise || !verify.viewMeaning(balances).status(200, 202)) return
    await judgeStillServed(stage, 'listAccountBalances', verify.viewMeaning)
    await askAsOthers(stage)
  },
})
