import { hrefsOf, type Item } from '../../../src/scenario/index.js'
import { oddName } from '../shared/odd-name.js'
import { scenario } from '../shared/scenario.js'
import { judgeAccountOfCallers } from './shared/judge-account-of-callers.js'
import { judgeBeside } from './shared/judge-beside.js'
import { judgeLoneAccount } from './shared/judge-lone-account.js'
import { judgeNarrowed } from './shared/judge-narrowed.js'
import { otherCallers } from './shared/other-callers.js'
import { unknownAccounts } from './shared/unknown-accounts.js'

export default scenario('The pending list filtered by account is that of the account alone', {
  verifies: {
    account: 'transactions.pending.account',
    accounts: { requirement: 'transactions.pending.accounts', after: 'account' },
  },
  async steps(stage) {
    const { customer, operation, plain, fixtures, verify, giveUp } = stage
    await plain(operation('getPendingTransactions'))
    const { items: whole } = await fixtures.pendingTransactions()
    const known = await fixtures.pendingAccounts()
    const [first, second, ...others] = known
    const remedy = 'fixtures.transactions.pendingAccount'
    if (first === undefined)
      return giveUp('It needs pending transactions with the link svc:account.', remedy)
    const narrowed = (some: typeof known) => ({
      query: { account: some.map(({ id }) => id) },
      belongs: (item: Item) => {
        const [href = ''] = hrefsOf(item, 'svc:account')
        const isKnown = known.some((one) => one.href === href)
        return isKnown ? some.some((one) => one.href === href) : undefined
      },
      whole,
      remedy,
    })
    await judgeAccountOfCallers(otherCallers(stage), verify.account)
    const unknown = await unknownAccounts(stage, verify.account, known)
    if (second === undefined) return judgeLoneAccount(stage, narrowed([first]), unknown)
    for (const one of [first, second]) await judgeNarrowed(stage, verify.account, narrowed([one]))
    // All but one where there are more than two: all of them might be the whole list.
    const several = [first, ...others, second].slice(others.length > 0 ? 1 : 0)
    await judgeNarrowed(stage, verify.accounts, narrowed(several))
    // One that is named twice has each of its transactions once, and what names none ends in no error: rules say so.
    const odd = [[first.id, first.id], ['assay'], [oddName]].map((account) => ({ account }))
    await Promise.all(odd.map((query) => customer.send('getPendingTransactions', { query })))
    for (const id of unknown) await judgeBeside(customer, verify.accounts, first.id, id)
  },
})
