import { scenario } from '../shared/scenario.js'

export default scenario('An agent gets the accounts of a business that it may act for', {
  verifies: { agentEntitled: 'accounts.ach.agent-entitled' },
  async steps({ agent, fixtures, operation, plain, verify, giveUp }) {
    const customerId = await fixtures.businessCustomer()
    const query = { allows: 'view', secCode: 'ccd', customerId }
    await plain(operation('listEligibleAchAccounts'))
    const accounts = await agent.send('listEligibleAchAccounts', { query })
    if (accounts.status === 200 && accounts.items.length === 0)
      giveUp('An empty list does not show whose accounts it would hold.')
    verify.agentEntitled(accounts).status(200)
  },
})
