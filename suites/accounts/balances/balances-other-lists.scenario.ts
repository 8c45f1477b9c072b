import { scenario } from '../shared/scenario.js'

export default scenario('Accounts that are no list of different accounts are refused', {
  verifies: {
    noIdentifier: 'accounts.listAccountBalances.accounts-item-bad-character',
    twice: 'accounts.listAccountBalances.accounts-duplicate',
  },
  async steps({ customer, fixtures, given, verify }) {
    // Where there is but one, nothing stands behind what is in no identifier.
    const accounts = await fixtures.accountsWithBalance(1, 2)
    const [one = '', other = ''] = accounts
    const ask = (list: string) =>
      customer.send('listAccountBalances', { query: { accounts: list } })
    given(await ask(accounts.join())).status(200, 202)
    const [semicolon, bar, beside, repeated] = await Promise.all([
      ask(`${one};${other}`),
      ask(`${one}|${other}`),
      ask(`${one},${other}!`),
      ask([...accounts, one].join()),
    ])
    // What stands between them, or behind one of them, is in no identifier.
    for (const joined of [semicolon, bar, beside]) verify.noIdentifier(joined).status(400, 422)
    verify.twice(repeated).status(400, 422)
  },
})
