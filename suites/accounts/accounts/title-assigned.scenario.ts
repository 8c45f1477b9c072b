import type { Answer } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { judgeTitles } from './shared/judge-titles.js'

/** Accounts with a nickname that are looked at, besides one that two customers named. */
const most = 4

export default scenario('The title of an account is not the nickname that a customer gave it', {
  verifies: { title: 'accounts.account.title-assigned' },
  async steps(stage) {
    const { customer, fixtures, knows, verify, giveUp } = stage
    const isNamed = (seen: Answer): boolean =>
      seen.status === 200 && typeof seen.at('/nickname') === 'string'
    const twice = knows('otherCustomer') ? await fixtures.allNamed('namedTwice') : []
    const own = (await fixtures.nicknamedAccounts()).filter((id) => !twice.includes(id))
    const decided: boolean[] = []
    for (const accountId of [...twice.slice(0, 1), ...own.slice(0, most)]) {
      const order = { path: { accountId } }
      const seen = await customer.send('getAccount', order)
      const byOther = twice.includes(accountId)
        ? [await stage.otherCustomer.send('getAccount', order)]
        : []
      if (isNamed(seen)) decided.push(judgeTitles(verify.title, [seen, ...byOther.filter(isNamed)]))
    }
    if (!decided.includes(true))
      giveUp('No account shows a nickname and another title.', 'fixtures.accounts.namedTwice')
  },
})
