import { someTimes } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

export default scenario('getAccount answers with 404 for an identifier that no account has', {
  verifies: { unknown: 'accounts.getAccount.unknown' },
  async steps({ customer, fixtures, given, verify }) {
    const known = { accountId: await fixtures.internalAccount() }
    given(await customer.send('getAccount', { path: known })).status(200)
    const unknown = { accountId: await fixtures.unknownAccount() }
    await someTimes(async () =>
      verify.unknown(await customer.send('getAccount', { path: unknown })).status(404),
    )
  },
})
