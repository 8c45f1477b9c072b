import { balancesShown, someTimes } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

export default scenario('An incomplete answer shows what it has and marks what is missing', {
  verifies: { others: 'accounts.balances.incomplete-others' },
  async steps({ customer, fixtures, given, verify, giveUp }) {
    const late = await fixtures.incompleteAtFirst()
    const other = await fixtures.accountToAskFor()
    if (late === other)
      giveUp('There is no other balance to ask for.', 'fixtures.accounts.viewable')
    let isTold = false
    const lookAt = (missing: string) =>
      someTimes(async () => {
        const query = { accounts: [other, missing] }
        const partial = await customer.send('listAccountBalances', { query })
        given(partial).status(200, 202)
        // The members of such an answer are not shown: one that shows no balances hides none.
        const shown = balancesShown(partial.json)
        const due = `the balances of ${other} and ${missing}, there or marked`
        const areDue = () => shown.has(other) && shown.has(missing)
        if (partial.status === 200 || (!shown.has(missing) && !shown.has(other)))
          return partial.status !== 200
        isTold = true
        return verify.others(partial).tells('/items', due, areDue)
      })
    await lookAt(late)
    // What is missing at first may be there by now.
    const [always = other] = await fixtures.allNamed('alwaysIncomplete')
    if (!isTold && always !== other) await lookAt(always)
    if (!isTold)
      giveUp(
        'The balance was complete at once, or the incomplete answer shows no balances.',
        'fixtures.accounts.incompleteAtFirst, or incomplete answers that show the other balances',
      )
  },
})
