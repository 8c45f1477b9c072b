import { hrefsOf, type Item } from '../../../src/scenario/index.js'
import { judgeNarrowed } from './shared/judge-narrowed.js'
import { scenario } from '../shared/scenario.js'

export default scenario('The pending list with accounts holds their transactions and no others', {
  verifies: ['transactions.pending.account', 'transactions.pending.accounts'],
  async steps(stage) {
    const { pagesAddUp } = stage.fixtures
    const { operation, plain, fixtures, undecided, giveUp } = stage
    await plain(operation('getPendingTransactions'))
    const whole = await fixtures.pendingTransactions()
    const accounts = await fixtures.pendingAccounts()
    const [first, second, ...others] = accounts
    if (first === undefined || second === undefined)
      return giveUp(
        'It needs pending transactions of two accounts, each with the link svc:account.',
        'fixtures.transactions.pendingAccount',
      )
    const hrefs = accounts.map(({ href }) => href)
    const of = (wanted: readonly string[]) => (item: Item) => {
      const [href = ''] = hrefsOf(item, 'svc:account')
      return hrefs.includes(href) ? wanted.includes(href) : undefined
    }
    const judge = (requirement: string, some: typeof accounts): Promise<boolean> => {
      const account = some.map(({ id }) => id)
      const belongs = of(some.map(({ href }) => href))
      return judgeNarrowed(stage, { requirement, query: { account }, belongs, whole, pagesAddUp })
    }
    let right = true
    for (const one of [first, second])
      right = (await judge('transactions.pending.account', [one])) && right
    if (!right)
      return undecided('transactions.pending.accounts', 'A single account goes wrong already.', {
        dependsOn: 'transactions.pending.account',
      })
    await judge('transactions.pending.accounts', [first, ...others, second].slice(-2))
  },
})
