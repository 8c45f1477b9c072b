import { cursorAfter, cursorStandsAlone, someTimes } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { secCodes } from './shared/sec-codes.js'

export default scenario('An agent who may not act for a business is refused its accounts', {
  verifies: { agentNotEntitled: 'accounts.ach.agent-not-entitled' },
  async steps({ agent, fixtures, given, verify }) {
    const own = { allows: 'view', secCode: 'ccd', customerId: await fixtures.businessCustomer() }
    const query = { ...own, customerId: await fixtures.foreignBusiness() }
    // An agent who is refused every customer shows nothing of whom it may act for.
    const limit = '1'
    const page = await agent.send('listEligibleAchAccounts', { query: { ...own, limit } })
    given(page).status(200)
    // One that stands for the customer as well leads to the accounts of that one.
    const start = cursorStandsAlone(page, { ...own, limit }) ? undefined : cursorAfter(page)
    // A cursor of another list is at fault by itself.
    const ways = [
      { more: {}, refusals: [403] },
      { more: { limit }, refusals: [403] },
      ...(start === undefined ? [] : [{ more: { limit, start }, refusals: [403, 400, 422] }]),
    ]
    await someTimes(async (asked) => {
      const { more, refusals } = ways[asked % ways.length] ?? { more: {}, refusals: [403] }
      const order = { query: { ...query, ...more } }
      const answer = await agent.send('listEligibleAchAccounts', order)
      return verify.agentNotEntitled(answer).status(...refusals)
    })
    // Whom an agent may act for does not depend on the kind of transfer; what else may be at fault then is open.
    await Promise.all(
      secCodes.map(async (secCode) => {
        const answer = await agent.send('listEligibleAchAccounts', { query: { ...query, secCode } })
        if (answer.status < 300) verify.agentNotEntitled(answer).status(403)
      }),
    )
  },
})
