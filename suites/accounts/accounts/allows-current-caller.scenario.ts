import { scenario } from '../shared/scenario.js'
import { judgeForTransfers } from './shared/judge-for-transfers.js'
import { judgeOwnOfEach } from './shared/judge-own-of-each.js'

export default scenario('Two callers see their own permissions for the same account', {
  verifies: { currentCaller: 'accounts.allows.current-caller' },
  async steps({ customer, agent, fixtures, walk, given, verify, giveUp }) {
    const [shared] = await fixtures.allNamed('sharedWithAgent')
    if (shared === undefined)
      return giveUp(
        'It needs an account that the customer and the agent see with different permissions.',
        'fixtures.accounts.sharedWithAgent',
      )
    const path = { accountId: shared }
    const seenByCustomer = await customer.send('getAccount', { path })
    const seenByAgent = await agent.send('getAccount', { path })
    given(seenByCustomer).status(200)
    given(seenByAgent).status(200)
    const own = JSON.stringify(seenByCustomer.at('/allows'))
    await judgeOwnOfEach(walk, agent, verify.currentCaller, {
      id: shared,
      member: 'allows',
      expected: `permissions that differ from the customer's, ${own}`,
      differs: (allows) => JSON.stringify(allows) !== own,
    })
    const shown = { id: shared, member: 'allows' }
    await judgeForTransfers(walk, verify.currentCaller, shown, async () => {
      const now = JSON.stringify((await customer.send('getAccount', { path })).at('/allows'))
      const expected = `permissions that differ from the customer's, ${now}`
      return [{ caller: agent, expected, isRight: (allows) => JSON.stringify(allows) !== now }]
    })
  },
})
