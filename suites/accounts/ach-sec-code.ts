import { scenario } from './scenario.js'

export default scenario('The accounts for a SEC code are those that allow its transfers', {
  verifies: ['accounts.ach.sec-code'],
  async steps({ customer, fixtures, walk, verify, undecided, giveUp }) {
    const [secCode] = await fixtures.allNamed('achSecCode')
    const allowed = await fixtures.allNamed('achAllowed')
    const notAllowed = await fixtures.allNamed('achNotAllowed')
    if (secCode === undefined || allowed.length === 0 || notAllowed.length === 0)
      return giveUp(
        'It needs a SEC code, accounts that allow its transfers and accounts that do not.',
        'fixtures.accounts.achSecCode, achAllowed and achNotAllowed',
      )
    const query = { allows: 'view', secCode, limit: 1000 }
    const list = await walk(customer, 'listEligibleAchAccounts', query)
    const [page] = list.pages
    if (page === undefined || list.end.kind !== 'complete')
      return undecided('accounts.ach.sec-code', 'The whole list could not be looked at.')
    const ids = list.items.map(({ id }) => String(id))
    const missing = allowed.filter((id) => !ids.includes(id))
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
