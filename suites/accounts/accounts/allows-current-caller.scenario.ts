import { often, someTimes } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

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
    const differs = (allows: unknown): boolean => JSON.stringify(allows) !== own
    const others = `permissions that differ from the customer's, ${own}`
    verify.currentCaller(seenByAgent).tells('/allows', others, differs)
    await someTimes(async () => {
      const seen = await agent.send('getAccount', { path })
      return seen.status !== 200 || verify.currentCaller(seen).tells('/allows', others, differs)
    })

    await someTimes(async () => {
      const list = await walk(agent, 'listAccounts', { limit: 1000 })
      return (
        !list.items.some(({ id }) => id === shared) ||
        verify
          .currentCaller(list)
          .holdsOnly(
            `accounts with ${others}`,
            ({ id, allows }) => id !== shared || differs(allows),
            'allows',
          )
      )
    }, often)
  },
})
