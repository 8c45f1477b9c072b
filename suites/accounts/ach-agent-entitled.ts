import { scenario } from './scenario.js'

export default scenario('An agent gets the accounts of a business that it may act for', {
  verifies: ['accounts.ach.agent-entitled'],
  async steps({ agent, fixtures, verify }) {
    const customerId = await fixtures.businessCustomer()
    const query = { allows: 'view', secCode: 'ccd', customerId }
    const accounts = await agent.send('listEligibleAchAccounts', { query })
    verify('accounts.ach.agent-entitled', accounts).status(200)
  },
})
