import { identify, walkNumbered } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

const list = 'getPendingTransactions'

export default scenario("The pending list does not hold somebody else's transactions", {
  verifies: ['transactions.pending.own-only'],
  async steps({ operation, plain, customer, fixtures, verify, giveUp }) {
    await plain(operation('getPendingTransactions'))
    const foreign = await fixtures.foreignPending()
    const whole = await fixtures.pendingTransactions()
    if (whole.items.length === 0) giveUp('The list is empty.')
    const account = foreign.account
    const asked =
      account === undefined
        ? undefined
        : await walkNumbered(customer, list, { account: [account] }, { pages: 2 })
    for (const { pages, items, stopped } of asked === undefined ? [whole] : [whole, asked]) {
      const page = pages[0]?.answer ?? stopped
      if (page === undefined) continue
      // Whether an account of somebody else is refused or found empty is the bank's choice.
      verify('transactions.pending.own-only', page).that({
        holds: !items.some((item) => identify(item) === foreign.id),
        expected: `no transaction ${foreign.id}`,
        actual: 'it is in the list',
        pointer: page.status === 200 ? '/_embedded/items' : '',
        member: '_id',
        absence: true,
      })
    }
  },
})
