import { type Item } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

/** What is told of an account, as far as it is shown: to the same caller it is the same. */
const told = (one: Item): string =>
  ['id', 'title', 'label', 'nickname', 'maskedNumber', 'location']
    .map((name) => String(one[name]))
    .join(' · ')

export default scenario(
  'A customer gets the same ACH accounts with their own customerId as without',
  {
    verifies: { ownCustomer: 'accounts.ach.own-customer' },
    often: true,
    async steps({ customer, fixtures, given, verify, walk, giveUp }) {
      const customerId = await fixtures.ownCustomerId()
      const query = { allows: 'view', secCode: 'ppd', limit: 1000 }
      await verify.ownCustomer.confirmed(async (compare) => {
        const all = await walk(customer, 'listEligibleAchAccounts', query)
        const own = await walk(customer, 'listEligibleAchAccounts', { ...query, customerId })
        // Who gets the list by naming itself lacks no permission for it, and need not name itself.
        if (all.end.kind === 'broken' && all.end.at.status === 403 && own.end.kind === 'complete') {
          compare(all.end.at).status(200)
          return
        }
        given(all).status(200)
        if (all.items.length === 0)
          giveUp('The list is empty.', 'add items to the list of listEligibleAchAccounts')
        if (compare(own).status(200)) compare(own).holds(all.items.map(told), told)
      })
    },
  },
)
