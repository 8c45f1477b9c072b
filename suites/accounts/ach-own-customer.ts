import { whyPartial } from '../../src/scenario/index.js'
import { scenario } from './scenario.js'

export default scenario('A caller who names itself gets what it gets without naming anybody', {
  verifies: ['accounts.ach.own-customer'],
  async steps({ customer, fixtures, given, verify, walk, giveUp }) {
    const customerId = await fixtures.ownCustomerId()
    const query = { allows: 'view', secCode: 'ppd', limit: 1000 }
    const before = await walk(customer, 'listEligibleAchAccounts', query)
    const [first] = before.pages
    if (first === undefined && before.end.kind === 'broken') given(before.end.at).status(200)
    if (first === undefined || before.items.length === 0) return giveUp('The list is empty.')
    const own = await walk(customer, 'listEligibleAchAccounts', { ...query, customerId })
    if (own.end.kind === 'broken' && own.end.after === undefined)
      return verify('accounts.ach.own-customer', own.end.at).status(200)
    const partial = whyPartial(own)
    if (partial !== undefined) giveUp(partial.because, partial.remedy)
    const held = new Set(own.items.map(({ id }) => id))
    const missing = before.items.filter(({ id }) => !held.has(id))
    // What is not there without the name any more went away meanwhile.
    const after = missing.length > 0 ? await walk(customer, 'listEligibleAchAccounts', query) : own
    const there = missing.filter(({ id }) => after.items.some((item) => item['id'] === id))
    // And what was away for a moment is back.
    const again =
      there.length > 0
        ? await walk(customer, 'listEligibleAchAccounts', { ...query, customerId })
        : own
    const lost = there.filter(({ id }) => again.items.every((item) => item['id'] !== id))
    verify('accounts.ach.own-customer', own.pages[0] ?? first).that({
      holds: lost.length === 0,
      expected: 'every account that the list without a name holds',
      actual: `without ${lost
        .slice(0, 5)
        .map(({ id }) => String(id))
        .join(', ')}`,
      pointer: '/items',
      member: 'id',
    })
  },
})
