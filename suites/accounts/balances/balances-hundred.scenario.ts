import { someTimes } from '../../../src/scenario/index.js'
import { givenSupplied } from './shared/given-supplied.js'
import { withinReach } from './shared/within-reach.js'
import { scenario } from '../shared/scenario.js'

/** Accounts of one request (document 1). */
const most = 100

export default scenario('The balances of a hundred accounts can be requested at once', {
  verifies: {
    hundred: { requirement: 'accounts.balances.hundred', after: 'accounts.allows.view-meaning' },
  },
  async steps({ customer, operation, fixtures, plain, verify, giveUp, settled }) {
    await fixtures.viewableAccounts(most)
    await plain(operation('listAccountBalances'))
    const accounts = await withinReach({ customer }, await fixtures.allViewable(), most)
    await someTimes(async (turn) => {
      // In another order than that of the list: what is sorted shows.
      const asked = turn % 2 === 0 ? accounts : accounts.toReversed()
      const balances = await customer.send('listAccountBalances', { query: { accounts: asked } })
      givenSupplied({ giveUp }, balances)
      // One of the accounts may not be viewed, though it was said to be: a rule says whether it still is.
      if (balances.status === 403) {
        await settled(
          () => fixtures.unviewed(accounts),
          (lost) => lost.length > 0,
        )
        return false
      }
      if (balances.status === 422 && (await fixtures.gone(accounts)).length > 0)
        giveUp(
          'One of the accounts went away before it was requested.',
          'run again while the accounts stay',
        )
      if (!verify.hundred(balances).status(200, 202)) return false
      return balances.status === 202 || verify.hundred(balances).holds(accounts)
    })
  },
})
