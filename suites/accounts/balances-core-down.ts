import { scenario } from './scenario.js'

export default scenario('A balance that the banking core cannot supply makes the answer 503', {
  verifies: ['accounts.balances.core-down'],
  touches: ['*'],
  async steps({ customer, fixtures, verify, during, giveUp }) {
    const [unreachable] = await fixtures.allNamed('coreDown')
    const account = unreachable ?? (await fixtures.accountWithBalance())
    const ask = () => customer.send('listAccountBalances', { query: { accounts: [account] } })
    const balances = unreachable === undefined ? await during('outage', ask) : await ask()
    if (balances.status === 403) giveUp('The customer may not view the account in question.')
    // Where no balance comes at all, this one does not show what an unreachable core makes of it.
    if (balances.status !== 503) await fixtures.accountWithBalance()
    verify('accounts.balances.core-down', balances).status(503)
  },
})
