import { balancesShown, someTimes } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

export default scenario('An incomplete answer shows what it has and marks what is missing', {
  verifies: { others: 'accounts.balances.incomplete-others' },
  async steps({ customer, fixtures, given, verify, giveUp }) {
    const late = await fixtures.incompleteAtFirst()
    const other = await fixtures.accountToAskFor()
    if (late === other)
      giveUp('There is no other balance to ask for.', 'fixtures.accounts.viewable')
    const query = { accounts: [other, late] }
    let isTold = false
    await someTimes(async () => {
      const partial = await customer.send('listAccountBalances', { query })
      given(partial).status(200, 202)
      // The members of such an answer are not shown: one that shows no balances hides none.
      const shown = balancesShown(partial.json)
      const due = `the balances of ${other} and ${late}, there or marked`
      if (partial.status === 200 || (!shown.has(late) && !shown.has(other)))
        return partial.status !== 200
      isTold = true
      return verify.others(partial).tells('/items', due, () => shown.has(other) && shown.has(late))
    })
    if (!isTold)
      giveUp(
        'The balance was complete at once, or the incomplete answer shows no balances.',
        'fixtures.accounts.incompleteAtFirst, or incomplete answers that show the other balances',
      )
  },
})
