import { someTimes } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

export default scenario('getAccount shows no account for an identifier that none has', {
  verifies: { unknown: 'accounts.getAccount.unknown' },
  async steps({ customer, fixtures, given, verify }) {
    const known = { accountId: await fixtures.internalAccount() }
    given(await customer.send('getAccount', { path: known })).status(200)
    const unknown = { accountId: await fixtures.unknownAccount() }
    // 403: it may be kept from a caller whether there is an account of others.
    await someTimes(async () =>
      verify.unknown(await customer.send('getAccount', { path: unknown })).status(404, 403),
    )
  },
})
