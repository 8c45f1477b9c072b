import { cursorAfter, identify, often, someTimes } from '../../../src/scenario/index.js'
import { isKeptFrom } from '../shared/is-kept-from.js'
import { scenario } from '../shared/scenario.js'
import { assumeToldCallersAlike } from './shared/assume-told-callers-alike.js'
import { judgeEligible } from './shared/judge-eligible.js'
import { judgeWithoutAgency } from './shared/judge-without-agency.js'

export default scenario('The list of accounts does not hold accounts of others', {
  verifies: { accessibleOnly: 'accounts.listAccounts.accessible-only' },
  async steps(stage) {
    const { customer, operation, fixtures, knows, walk, walkList, verify, giveUp } = stage
    const [foreign] = await fixtures.allNamed('otherCustomersAccount')
    // One that both customers are shown may be theirs together.
    if (foreign === undefined)
      return giveUp(
        'It needs an account that is known to belong to another customer only.',
        'fixtures.accounts.otherCustomersAccount',
      )
    await someTimes(
      async () =>
        verify
          .accessibleOnly(await walkList(operation('listAccounts'), { anew: true }))
          .lacks([foreign]),
      often,
    )
    // An account is eligible where each permission is given to the caller: one of others gives none.
    const query = { allows: 'view', secCode: 'ppd', limit: '1000' }
    const eligible = await walk(customer, 'listEligibleAchAccounts', query)
    if (eligible.items.length > 0) verify.accessibleOnly(eligible).lacks([foreign])
    // So it is with those of the other customer.
    if (knows('otherCustomer')) {
      await judgeEligible(stage, query)
      await judgeWithoutAgency(stage, verify.accessibleOnly)
    }
    await assumeToldCallersAlike(stage)
    // A cursor leads to accounts of the caller, no matter who was given it.
    const limit = '1'
    const start = cursorAfter(await customer.send('listAccounts', { query: { limit } }))
    if (start === undefined || !knows('otherCustomer')) return
    await verify.accessibleOnly.confirmed(async (compare) => {
      const { otherCustomer } = stage
      const page = await otherCustomer.send('listAccounts', { query: { limit, start } })
      const ids = page.status === 200 ? page.items.map(identify) : []
      if (ids.length > 0 && (await isKeptFrom(stage, otherCustomer, ids))) compare(page).lacks(ids)
    })
  },
})
