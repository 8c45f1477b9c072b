import { identify } from '../../../src/scenario/index.js'
import { readPending } from '../shared/read-pending.js'
import { scenario } from '../shared/scenario.js'
import { askAgain } from './shared/ask-again.js'
import { listsByHold, twoShortest } from './shared/lists-by-hold.js'

export default scenario('The pending list filtered by hold state holds those in that state', {
  verifies: {
    single: 'transactions.pending.holdState',
    several: { requirement: 'transactions.pending.holdStates', after: 'single' },
  },
  requests: 25,
  async steps({ operation, plain, customer, fixtures, verify, giveUp }) {
    await plain(operation('getPendingTransactions'))
    const broken = 'The pages of the list without a filter do not add up, either.'
    await verify.single.confirmed(async (compare) => {
      const lists = await listsByHold(customer, fixtures)
      for (const { state, walk, due, isOfAnother } of lists) {
        const isToTheEnd = walk.end.kind === 'complete' && walk.pages.length > 0
        const isWhole = !isToTheEnd || due.length === 0 || compare(walk).holds(due)
        if (!isWhole && walk.pages.length > 1 && !(await fixtures.pagesAddUp()))
          giveUp(broken, 'let the pages of the list add up')
        if (walk.items.length > 0)
          compare(walk).holdsOnly(`those whose hold is ${state}`, (item) => !isOfAnother(item))
      }
      if (twoShortest(lists) === undefined)
        verify.single.undecided('Pending transactions with two states of hold are needed.', {
          remedy: 'fixtures.transactions.activeHold',
        })
    })

    await verify.several.confirmed(async (compare) => {
      const lists = await listsByHold(customer, fixtures)
      const two = twoShortest(lists)
      if (two === undefined) return
      const [first, second] = two
      const query = { holdState: [first.state, second.state] }
      const both = await readPending(customer, query, 20)
      await askAgain(customer, query)
      if (!compare(both).status(200)) return
      const isWhole =
        both.end.kind !== 'complete' || compare(both).holds([...first.ids, ...second.ids])
      if (!isWhole && !(await fixtures.pagesAddUp()))
        giveUp(broken, 'let the pages of the list add up')
      const others = lists.flatMap((one) => (two.includes(one) ? [] : one.ids))
      if (others.length > 0 && both.items.length > 0)
        compare(both).holdsOnly(
          `those whose hold is ${first.state} or ${second.state}`,
          (item) => !others.includes(identify(item)),
        )
    })
  },
})
