import { someTimes } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

export default scenario('An agent gets the accounts of a business that it may act for', {
  verifies: { agentEntitled: 'accounts.ach.agent-entitled' },
  async steps({ agent, fixtures, operation, plain, verify, giveUp }) {
    const customerId = await fixtures.businessCustomer()
    const query = { allows: 'view', secCode: 'ccd', customerId }
    await plain(operation('listEligibleAchAccounts'))
    await someTimes(async () => {
      const accounts = await agent.send('listEligibleAchAccounts', { query })
      if (accounts.status === 200 && accounts.items.length === 0)
        giveUp(
          'The list is empty, and does not show whose accounts it would hold.',
          'fixtures.accounts.businessCustomer, with an account for transfers of ccd',
        )
      return verify.agentEntitled(accounts).status(200)
    })
  },
})
