import { whyPartial } from '../../src/scenario/index.js'
import { scenario } from './scenario.js'

/** Further looks at a list that lacks an account. */
const mostLooks = 6

export default scenario('The accounts for a SEC code are those that allow its transfers', {
  verifies: ['accounts.ach.sec-code'],
  async steps({ customer, fixtures, walk, verify, giveUp }) {
    const [secCode] = await fixtures.allNamed('achSecCode')
    const allowed = await fixtures.allNamed('achAllowed')
    const notAllowed = await fixtures.allNamed('achNotAllowed')
    if (secCode === undefined || allowed.length === 0 || notAllowed.length === 0)
      return giveUp(
        'It needs a SEC code, accounts that allow its transfers and accounts that do not.',
        'add fixtures.accounts.achSecCode, achAllowed and achNotAllowed',
      )
    const query = { allows: 'view', secCode, limit: 1000 }
    const list = await walk(customer, 'listEligibleAchAccounts', query)
    const [page] = list.pages
    const partial = whyPartial(list)
    if (page === undefined || partial !== undefined)
      return giveUp(partial?.because ?? 'There is no page to look at.', partial?.remedy)
    const ids = list.items.map(({ id }) => String(id))
    let missing = allowed.filter((id) => !ids.includes(id))
    // An account may be away for a while: what is missing is missing at each further look, too.
    for (let looks = 0; looks < mostLooks && missing.length > 0; looks += 1) {
      const later = await walk(customer, 'listEligibleAchAccounts', query)
      missing = missing.filter((id) => !later.items.some((item) => item['id'] === id))
    }
    const wrong = notAllowed.filter((id) => ids.includes(id))
    verify('accounts.ach.sec-code', page).that({
      holds: missing.length === 0 && wrong.length === 0,
      expected: `among them ${allowed.join(', ')}; without ${notAllowed.join(', ')}`,
      actual: `${missing.length} of the first missing, ${wrong.length} of the second among them`,
      pointer: '/items',
      member: 'id',
    })
  },
})
