import { type Answer, isAnsweredAlike, often, wholeTarget } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { judgeBesideOthers } from './shared/judge-beside-others.js'

export default scenario('When the banking core cannot supply a balance the answer is 503', {
  verifies: { coreDown: 'accounts.balances.core-down' },
  often: true,
  async steps({ customer, fixtures, verify, during, settled, giveUp, needs }) {
    const [unreachable] = await fixtures.allNamed('coreDown')
    if (unreachable === undefined) needs(wholeTarget)
    const account = unreachable ?? (await fixtures.accountToAskFor())
    const ask = () => customer.send('listAccountBalances', { query: { accounts: [account] } })
    const isDown = ({ status }: Answer): boolean => status === 503
    const askOnceDown = async (): Promise<Answer> => {
      const first = await ask()
      if (isDown(first)) return first
      // A hook may be answered before all of the target knows: from when one tells it, each has to.
      await settled(ask, isDown)
      let last = await ask()
      for (let more = 1; more < often && isDown(last); more += 1) last = await ask()
      return last
    }
    const balances = unreachable === undefined ? await during('outage', askOnceDown) : await ask()
    if (balances.status === 403)
      giveUp(
        'The customer may not view the account whose balance is missing.',
        'fixtures.accounts.coreDown',
      )
    // Where no balance comes at all, this one does not show what an unreachable core makes of it.
    const [other = ''] = await fixtures.accountsWithBalance(1)
    // A hook that does nothing is no fault of the target.
    if (
      unreachable === undefined &&
      balances.status < 300 &&
      isAnsweredAlike(balances, await ask())
    )
      giveUp(
        'hooks.outage was called, and the balance was answered as usual.',
        'let hooks.outage take the banking core away',
      )
    if (verify.coreDown(balances).status(503) && unreachable !== undefined)
      await judgeBesideOthers(customer, verify.coreDown, unreachable, other)
  },
})
