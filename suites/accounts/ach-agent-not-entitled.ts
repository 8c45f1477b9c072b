import { scenario } from './scenario.js'

export default scenario('An agent is refused a business that it may not act for', {
  verifies: ['accounts.ach.agent-not-entitled'],
  async steps({ agent, fixtures, verify }) {
    const customerId = await fixtures.foreignBusiness()
    const query = { allows: 'view', secCode: 'ccd', customerId }
    const accounts = await agent.send('listEligibleAchAccounts', { query })
    verify('accounts.ach.agent-not-entitled', accounts).status(403)
  },
})
