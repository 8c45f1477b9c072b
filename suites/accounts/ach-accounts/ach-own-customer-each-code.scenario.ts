import { identify } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { secCodes } from './shared/sec-codes.js'

const list = 'listEligibleAchAccounts'

export default scenario('Customers name themselves for each SEC code, and it changes nothing', {
  verifies: { ownCustomer: 'accounts.ach.own-customer' },
  async steps({ customer, fixtures, walk, verify, giveUp }) {
    const customerId = await fixtures.ownCustomerId()
    await verify.ownCustomer.confirmed(async (compare) => {
      const both = await Promise.all(
        secCodes.map(async (secCode) => {
          const query = { allows: 'view', secCode, limit: 1000 }
          const [all, own] = await Promise.all([
            walk(customer, list, query),
            walk(customer, list, { ...query, customerId }),
          ])
          return { all, own }
        }),
      )
      const telling = both.filter(
        ({ all: { end, items } }) => end.kind === 'complete' && items.length > 0,
      )
      if (telling.length === 0) giveUp('The lists are empty.', `add items to the list of ${list}`)
      for (const { all, own } of telling) compare(own).holds(all.items.map(identify))
    })
  },
})
