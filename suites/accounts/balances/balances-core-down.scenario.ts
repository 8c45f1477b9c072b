import { wholeTarget } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

export default scenario('When the banking core cannot supply a balance the answer is 503', {
  verifies: { coreDown: 'accounts.balances.core-down' },
  often: true,
  async steps({ customer, fixtures, verify, during, giveUp, needs }) {
    const [unreachable] = await fixtures.allNamed('coreDown')
    if (unreachable === undefined) needs(wholeTarget)
    const account = unreachable ?? (await fixtures.accountToAskFor())
    const ask = () => customer.send('listAccountBalances', { query: { accounts: [account] } })
    const balances = unreachable === undefined ? await during('outage', ask) : await ask()
    if (balances.status === 403)
      giveUp(
        'The customer may not view the account whose balance is missing.',
        'fixtures.accounts.coreDown',
      )
    // Where no balance comes at all, this one does not show what an unreachable core makes of it.
    await fixtures.accountsWithBalance(1)
    verify.coreDown(balances).status(503)
  },
})
