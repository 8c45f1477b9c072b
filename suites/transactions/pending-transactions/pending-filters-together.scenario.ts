import { openPairs, type Query } from './shared/open-pairs.js'
import { scenario } from '../shared/scenario.js'
import { wordIn } from '../shared/word-in.js'

/** Values of a filter that are tried with those of another one. */
const most = 2

export default scenario('Several filters leave the pending transactions that match all of them', {
  verifies: {
    together: {
      requirement: 'transactions.pending.filters-together',
      after: 'transactions.pending.account',
    },
  },
  requests: 65,
  async steps({ operation, plain, customer, fixtures, verify, giveUp }) {
    const { answer } = await plain(operation('getPendingTransactions'))
    const accounts = (await fixtures.pendingAccounts()).map(({ id }) => id)
    const { numbers } = await fixtures.checkNumbers()
    const account = accounts.slice(0, most).map((id): Query => ({ account: [id] }))
    const checkNumber = numbers.slice(0, most).map((one): Query => ({ checkNumber: [`${one}`] }))
    const holdState = ['active', 'expired'].map((one): Query => ({ holdState: [one] }))
    const pairs = openPairs(customer, verify.together)
    const shown: boolean[] = []
    for (const one of account)
      for (const other of checkNumber) shown.push(await pairs.alike(one, other))
    // Without holdState a list may hold only what has no hold.
    for (const other of holdState) {
      for (const one of [...account, ...checkNumber]) shown.push(await pairs.within(one, other))
      shown.push(await pairs.apart(account, other), await pairs.apart(checkNumber, other))
    }
    // What a search finds is not shown, but with another filter it finds it among what that selects.
    const word = wordIn(answer.items)
    for (const other of word === undefined ? [] : account.slice(0, 1))
      shown.push(await pairs.within({ q: [String(word)] }, other))
    if (!shown.includes(true))
      giveUp('No two filters select pending transactions.', 'fixtures.transactions.pendingAccount')
  },
})
