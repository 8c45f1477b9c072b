import { scenario } from '../shared/scenario.js'

export default scenario('The accounts for a SEC code are those that allow its transfers', {
  verifies: { secCode: 'accounts.ach.sec-code' },
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
    await verify.secCode.confirmed(async (compare) => {
      const list = await walk(customer, 'listEligibleAchAccounts', query)
      compare(list).holds(allowed)
      compare(list).lacks(notAllowed)
    })
  },
})
