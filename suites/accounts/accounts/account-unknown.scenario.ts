import { someTimes } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

export default scenario('getAccount shows no account for an identifier that none has', {
  verifies: { unknown: 'accounts.getAccount.unknown' },
  async steps({ customer, fixtures, given, verify }) {
    const known = { accountId: await fixtures.internalAccount() }
    given(await customer.send('getAccount', { path: known })).status(200)
    const unknown = await fixtures.unknownAccount()
    // The longest that an identifier may be, too.
    const longest = unknown.padEnd(48, unknown.slice(-6)).slice(0, 48)
    // 403: it may be kept from a caller whether there is an account of others.
    await someTimes(async (asked) => {
      const accountId = asked % 2 === 0 ? unknown : longest
      const answer = await customer.send('getAccount', { path: { accountId } })
      return verify.unknown(answer).status(404, 403)
    })
    // One that looks like no other names none, either. That it ends in no error of the service, a rule sees.
    // Nor does one that only begins like another: what stands behind a full stop is no part that may be cut off.
    const longer = `${known.accountId}.assay`
    for (const accountId of ['assay.account', ...(longer.length > 48 ? [] : [longer])]) {
      const odd = await customer.send('getAccount', { path: { accountId } })
      if (odd.status < 300) verify.unknown(odd).status(404, 403)
    }
  },
})
