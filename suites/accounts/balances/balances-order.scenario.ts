import { someTimes } from '../../../src/scenario/index.js'
import { completeBalances } from './shared/complete-balances.js'
import { scenario } from '../shared/scenario.js'

/** So many are asked for at once: a service may read its books in one way for a few, and in another for more. */
const several = 6

export default scenario('Balances come back in the order in which they were requested', {
  verifies: { order: 'accounts.balances.order' },
  async steps({ customer, fixtures, given, assume, verify, giveUp, waitUntil, now }) {
    const all = await fixtures.accountsWithBalance(2, several)
    const [first, second, third] = all
    const isOrdered = async (accounts: readonly string[]): Promise<boolean> => {
      const { balances, asked } = await completeBalances({ customer, waitUntil, now }, accounts)
      given(balances).status(200)
      if (asked.length < 2)
        giveUp(
          'Only one of the balances came, and one has no order.',
          'fixtures.accounts.viewable, with several accounts whose balances come',
        )
      assume(balances, 'accounts.balances.all-requested').holds(asked)
      return verify.order(balances).inOrder(asked)
    }
    // Where there are but two of them, each comes first once. Of more, neither order is one that a sort comes to.
    const others = all.length > 3 ? [...all.slice(-1), ...all.slice(0, -1)] : [second, third, first]
    for (const accounts of [[third, first, second], others])
      await someTimes(() => isOrdered(accounts.filter((id) => id !== undefined)), 4)
  },
})
