import { scenario } from '../shared/scenario.js'
import { assumeBehind } from './shared/assume-behind.js'
import { explainedByPages } from './shared/explained-by-pages.js'
import { isMissing } from './shared/is-missing.js'
import { judgeHoldsOfCallers } from './shared/judge-holds-of-callers.js'
import { judgeSeveralHolds } from './shared/judge-several-holds.js'
import { listsByHold, twoShortest } from './shared/lists-by-hold.js'
import { otherCallers } from './shared/other-callers.js'

export default scenario('The pending list filtered by hold state holds those in that state', {
  verifies: {
    single: 'transactions.pending.holdState',
    several: { requirement: 'transactions.pending.holdStates', after: 'single' },
  },
  requests: 45,
  async steps(stage) {
    const { operation, plain, customer, fixtures, verify } = stage
    await plain(operation('getPendingTransactions'))
    await verify.single.confirmed(async (compare) => {
      const lists = await listsByHold(customer, fixtures)
      for (const { state, walk, due, isOfAnother } of lists) {
        const isToTheEnd = walk.end.kind === 'complete' && walk.pages.length > 0
        await explainedByPages(stage, walk, isMissing(walk, due))
        if (isToTheEnd && due.length > 0) compare(walk).holds(due)
        if (walk.items.length > 0)
          compare(walk).holdsOnly(`those whose hold is ${state}`, (item) => !isOfAnother(item))
      }
      if (twoShortest(lists) === undefined)
        verify.single.undecided('Pending transactions with two states of hold are needed.', {
          remedy: 'fixtures.transactions.activeHold',
        })
    })

    let seen: Awaited<ReturnType<typeof listsByHold>> = []
    await verify.several.confirmed(async (compare) => {
      const lists = await listsByHold(customer, fixtures)
      seen = lists
      const two = twoShortest(lists)
      if (two === undefined) return
      // All of them at once tell whether more than two count.
      for (const some of lists.length > 2 ? [two, lists] : [two])
        await judgeSeveralHolds(stage, compare, some, lists)
    })
    await judgeHoldsOfCallers(otherCallers(stage), verify)
    await assumeBehind(stage, seen)
    // A state that is named twice has each of its transactions once: a rule says so.
    const twice = seen.map(({ state }) => ({ query: { holdState: [state, state] } }))
    await Promise.all(twice.map((order) => customer.send('getPendingTransactions', order)))
  },
})
