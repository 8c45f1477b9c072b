import { someTimes } from '../../../src/scenario/index.js'
import { lateAccount } from './shared/late-account.js'
import { withTry } from './shared/with-try.js'
import { scenario } from '../shared/scenario.js'

export default scenario('Balances never include an external account', {
  verifies: { noExternal: 'accounts.balances.no-external' },
  async steps({ customer, fixtures, given, verify }) {
    const external = await fixtures.external()
    const internal = await fixtures.accountToAskFor()
    const ask = (accounts: readonly string[], asked = 0) =>
      customer.send('listAccountBalances', { query: withTry(accounts, asked) })
    // Where even this is refused, a refusal says nothing of external accounts.
    given(await ask([internal])).status(200, 202)
    const isWithout = async (accounts: readonly string[], asked: number): Promise<boolean> => {
      const balances = await ask(accounts, asked)
      given(balances).status(200, 202, 400, 403, 404, 422, 503)
      const isEmpty = balances.status < 400 && balances.items.length === 0
      // Of a 202 no member is shown: an account that it does not name may yet be counted among the others.
      if (balances.status === 202 && isEmpty) return true
      // Whether the whole request is refused or the account left out is the bank's choice.
      return balances.status >= 400 || isEmpty
        ? verify.noExternal(balances).status(200, '4XX', 503)
        : verify.noExternal(balances).lacks([external])
    }
    const late = await lateAccount(fixtures)
    const besides = [internal, ...late].map((one) => [one, external])
    for (const accounts of [[external], ...besides])
      await someTimes((asked) => isWithout(accounts, asked))
  },
})
