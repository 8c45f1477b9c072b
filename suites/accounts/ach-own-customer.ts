import { scenario } from './scenario.js'

export default scenario('A caller who names itself gets what it gets without naming anybody', {
  verifies: ['accounts.ach.own-customer'],
  async steps({ customer, fixtures, assume, verify, giveUp }) {
    const customerId = await fixtures.ownCustomerId()
    const query = { allows: 'view', secCode: 'ppd' }
    const unnamed = await customer.send('listEligibleAchAccounts', { query })
    assume(unnamed).status(200)
    if (unnamed.items.length === 0) giveUp('The list is empty.')
    const own = await customer.send('listEligibleAchAccounts', { query: { ...query, customerId } })
    verify('accounts.ach.own-customer', own).status(200)
    if (own.status !== 200) return
    verify('accounts.ach.own-customer', own)
      .items('id')
      .include(unnamed.items.map(({ id }) => id))
  },
})
