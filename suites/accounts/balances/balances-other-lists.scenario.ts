import { scenario } from '../shared/scenario.js'

export default scenario('Accounts that are no list of different accounts are refused', {
  verifies: {
    noIdentifier: 'accounts.listAccountBalances.accounts-item-bad-character',
    twice: 'accounts.listAccountBalances.accounts-duplicate',
  },
  async steps({ customer, fixtures, given, verify }) {
    const [one = '', other = ''] = await fixtures.accountsWithBalance(2)
    const ask = (accounts: string) => customer.send('listAccountBalances', { query: { accounts } })
    given(await ask([one, other].join())).status(200, 202)
    const [semicolon, bar, beside, repeated] = await Promise.all([
      ask(`${one};${other}`),
      ask(`${one}|${other}`),
      ask(`${one},${other}!`),
      ask([one, other, one].join()),
    ])
    // What stands between them, or behind one of them, is in no identifier.
    for (const joined of [semicolon, bar, beside]) verify.noIdentifier(joined).status(400, 422)
    verify.twice(repeated).status(400, 422)
  },
})
