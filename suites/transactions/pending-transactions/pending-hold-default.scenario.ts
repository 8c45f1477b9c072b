import { identify, whyPartial } from '../../../src/scenario/index.js'
import { readPending } from '../shared/read-pending.js'
import { scenario } from '../shared/scenario.js'
import { judgeDefaultOfCallers } from './shared/judge-default-of-callers.js'
import { otherCallers } from './shared/other-callers.js'

/** A range that leaves out no check. */
const anyCheck = '1-999999999'

export default scenario('Without holdState, the pending list has transactions without a hold', {
  verifies: {
    holdDefault: {
      requirement: 'transactions.pending.holdState-default',
      after: 'transactions.getPendingTransactions.holdState-default-accepted',
    },
  },
  async steps(stage) {
    const { operation, plain, customer, fixtures, verify, giveUp } = stage
    await plain(operation('getPendingTransactions'))
    const account = (await fixtures.pendingAccounts()).slice(0, 2).map(({ id }) => id)
    await verify.holdDefault.confirmed(async (compare) => {
      const [usual, none, ...narrowed] = await Promise.all([
        readPending(customer, {}, 20),
        readPending(customer, { holdState: ['none'] }, 20),
        readPending(customer, { checkNumber: anyCheck }, 20),
        ...(account.length > 0 ? [readPending(customer, { account }, 20)] : []),
      ])
      if (usual.pages.length === 0 || usual.items.length + none.items.length === 0)
        giveUp('The list is empty.', 'fixtures.transactions.pendingAccount')
      // If the default itself is refused, another requirement fails.
      if (none.pages.length === 0) return
      if (none.end.kind === 'sampled' && usual.end.kind !== 'complete')
        giveUp(whyPartial(none)?.because ?? '', 'let a page have more items')
      const due = none.items.map(identify)
      if (usual.end.kind === 'complete' && due.length > 0) compare(usual).holds(due)
      // Beside another filter as well.
      for (const list of [usual, ...narrowed])
        if (none.end.kind === 'complete' && list.items.length > 0)
          compare(list).holdsOnly('those of holdState none', (one) => due.includes(identify(one)))
    })
    await judgeDefaultOfCallers(otherCallers(stage), verify.holdDefault)
  },
})
