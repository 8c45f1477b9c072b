import {
  identify,
  type Item,
  limitForParts,
  someTimes,
  valueAt,
} from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { assumeBusinessAlike } from './shared/assume-business-alike.js'
import { judgeWhateverIsAsked } from './shared/judge-whatever-is-asked.js'
import { leadsTo } from './shared/leads-to.js'
import { pagesAddUp } from './shared/pages-add-up.js'

const list = 'listEligibleAchAccounts'
const permissions = ['transferFrom', 'transferTo', 'billPay', 'manageCards']

const lacks = (one: Item, permission: string): boolean =>
  valueAt(one, `/allows/${permission}`) === false

export default scenario('An agent gets the accounts of a business that it may act for', {
  verifies: { agentEntitled: 'accounts.ach.agent-entitled' },
  async steps({ agent, assume, customer, fixtures, operation, plain, verify, walk, giveUp }) {
    const customerId = await fixtures.businessCustomer()
    const query = { allows: 'view', secCode: 'ccd', customerId }
    await plain(operation(list))
    const own = await agent.send(list, { query: { ...query, customerId: undefined } })
    const ownIds = own.items.map(identify).join()
    await someTimes(async () => {
      const accounts = await agent.send(list, { query })
      if (accounts.status === 200 && accounts.items.length === 0)
        giveUp(
          'The list is empty, and does not show whose accounts it would hold.',
          'fixtures.accounts.businessCustomer, with an account for transfers of ccd',
        )
      // The agent may have the accounts of the business anyway, or its bank may not look at whom it names.
      if (accounts.status === 200 && accounts.items.map(identify).join() === ownIds)
        giveUp(
          'The agent gets the same accounts without naming the business.',
          'fixtures.accounts.businessCustomer, with other accounts than those of the agent',
        )
      return verify.agentEntitled(accounts).status(200)
    })
    // In smaller pages, it is the same business on each of them.
    await verify.agentEntitled.confirmed(async (compare) => {
      const whole = await agent.send(list, { query })
      const ids = whole.status === 200 ? whole.items.map(identify) : []
      const limit = limitForParts(ids.length, 2)
      // The filter counts no matter who asks: what it lets through is judged wherever it is seen.
      const some = permissions.find((name) => whole.items.some((one) => lacks(one, name)))
      if (some !== undefined) await agent.send(list, { query: { ...query, allows: some } })
      if (ids.length < 2) return
      const pages = await walk(agent, list, { ...query, limit })
      const lost = ids.filter((id) => !pages.items.some((item) => identify(item) === id))
      // What all pages lose is another requirement's failure.
      if (lost.length === 0 || (await pagesAddUp({ customer, plain, walk }, operation(list))))
        leadsTo(compare, pages, ids)
    })
    await judgeWhateverIsAsked({ agent, walk }, verify.agentEntitled, query)
    await assumeBusinessAlike({ agent, assume, operation }, query)
  },
})
