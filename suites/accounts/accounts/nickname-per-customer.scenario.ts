import { scenario } from '../shared/scenario.js'
import { judgeForTransfers } from './shared/judge-for-transfers.js'
import { judgeOwnOfEach } from './shared/judge-own-of-each.js'
import { readNicknames } from './shared/read-nicknames.js'

export default scenario('Two customers see their own nicknames for the same account', {
  verifies: { perCustomer: 'accounts.nickname.per-customer' },
  async steps({ customer, otherCustomer, fixtures, walk, given, verify, giveUp }) {
    const [shared] = await fixtures.allNamed('namedTwice')
    if (shared === undefined)
      return giveUp(
        'It needs an account to which two customers gave nicknames that differ.',
        'fixtures.accounts.namedTwice',
      )
    const path = { accountId: shared }
    const seen = await customer.send('getAccount', { path })
    given(seen).status(200)
    const seenByOther = await otherCustomer.send('getAccount', { path })
    given(seenByOther).status(200)
    const own = seen.at('/nickname')
    if ([own, seenByOther.at('/nickname')].some((one) => typeof one !== 'string'))
      return giveUp(
        'The account does not show a nickname to each of the two customers.',
        'fixtures.accounts.namedTwice',
      )
    await judgeOwnOfEach(walk, otherCustomer, verify.perCustomer, {
      id: shared,
      member: 'nickname',
      expected: `a nickname that differs from the customer's, ${JSON.stringify(own)}`,
      // That one is left out is another failure.
      differs: (nickname) => nickname === undefined || nickname !== own,
    })
    const views = () => readNicknames(customer, otherCustomer, shared)
    await judgeForTransfers(walk, verify.perCustomer, { id: shared, member: 'nickname' }, views)
  },
})
