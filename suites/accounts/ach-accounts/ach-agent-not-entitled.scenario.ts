import { someTimes } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

export default scenario('An agent who may not act for a business is refused its accounts', {
  verifies: { agentNotEntitled: 'accounts.ach.agent-not-entitled' },
  async steps({ agent, fixtures, given, verify }) {
    const own = { allows: 'view', secCode: 'ccd', customerId: await fixtures.businessCustomer() }
    const query = { ...own, customerId: await fixtures.foreignBusiness() }
    // An agent who is refused every customer shows nothing of whom it may act for.
    given(await agent.send('listEligibleAchAccounts', { query: own })).status(200)
    await someTimes(async () =>
      verify.agentNotEntitled(await agent.send('listEligibleAchAccounts', { query })).status(403),
    )
  },
})
