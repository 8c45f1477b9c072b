import { missingBalances } from '../shared/incomplete-answer.js'
import { scenario } from '../shared/scenario.js'

export default scenario('An incomplete answer shows what it has and marks what is missing', {
  verifies: { others: 'accounts.balances.incomplete-others' },
  async steps({ customer, fixtures, given, verify, giveUp }) {
    const late = await fixtures.incompleteAtFirst()
    const other = await fixtures.accountToAskFor()
    if (late === other)
      giveUp('There is no other balance to ask for.', 'fixtures.accounts.viewable')
    const query = { accounts: [other, late] }
    const partial = await customer.send('listAccountBalances', { query })
    given(partial).status(200, 202)
    if (partial.status === 200)
      giveUp('The balance was complete at once.', 'fixtures.accounts.incompleteAtFirst')
    // The members of such an answer are not shown: one that shows no balances hides none.
    const isShown = (id: string): boolean => missingBalances(partial, [id]).kind === 'shown'
    if (!isShown(late) && !isShown(other))
      giveUp(
        'The incomplete answer shows no balances.',
        'let an incomplete answer show the other balances',
      )
    verify
      .others(partial)
      .tells(
        '/items',
        `the balances of ${other} and ${late}, there or marked`,
        () => isShown(other) && isShown(late),
      )
  },
})
