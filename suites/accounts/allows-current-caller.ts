import { scenario } from './scenario.js'

export default scenario('Two callers see their own permissions for the same account', {
  verifies: ['accounts.allows.current-caller'],
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
    const [expected, actual] = ["permissions that differ from the customer's", own]
    const exchanges = [seenByCustomer.exchange.number]
    verify('accounts.allows.current-caller', seenByAgent).that({
      holds: own !== JSON.stringify(seenByAgent.at('/allows')),
      expected,
      actual,
      pointer: '/allows',
      exchanges,
    })
    const { pages } = await walk(agent, 'listAccounts', { limit: 1000 })
    for (const page of pages)
      for (const [index, { id, allows }] of page.items.entries())
        if (id === shared)
          verify('accounts.allows.current-caller', page).that({
            holds: own !== JSON.stringify(allows),
            expected,
            actual,
            pointer: `/items/${index}/allows`,
            exchanges,
          })
  },
})
