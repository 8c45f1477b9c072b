import { whereUndecided } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { judgeHistoryPages } from './shared/judge-history-pages.js'

export default scenario('The history leads on to the next page until it has shown all it counts', {
  verifies: { pages: 'transactions.history.pages' },
  async steps(stage) {
    const { fixtures, verify, giveUp } = stage
    const { query } = await fixtures.history()
    let told = 0
    await verify.pages.confirmed(async (compare) => {
      told = await judgeHistoryPages(stage, compare, query)
    })
    if (told === 0)
      giveUp(
        'The history was answered without items, or tells no count.',
        'let the history hold transactions and tell their count',
      )
    // That of an account counts after the filter, and leads on to pages of that account.
    const known = await whereUndecided(fixtures.pendingAccounts(), () => [])
    for (const { id } of query.account === undefined ? known.slice(0, 2) : [])
      await verify.pages.confirmed(async (compare) => {
        await judgeHistoryPages(stage, compare, { account: [id] })
      })
  },
})
