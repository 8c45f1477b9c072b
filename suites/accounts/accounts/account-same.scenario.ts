import { judgeStillServed } from '../shared/judge-still-served.js'
import { scenario } from '../shared/scenario.js'

export default scenario('getAccount returns the account that was requested', {
  verifies: { sameAccount: 'accounts.getAccount.same-account' },
  async steps(stage) {
    const { customer, fixtures, given, verify, settled } = stage
    // The first and the last: one that always answers the same account would be right by chance. And one
    // with a nickname, so that there is an account with all its members.
    const all = await fixtures.internalAccounts()
    const named = await fixtures.nicknamedAccounts()
    const some = [all[0], all.at(-1), named[0]].filter((id) => id !== undefined)
    for (const accountId of new Set(some)) {
      const account = await customer.send('getAccount', { path: { accountId } })
      // What is listed when lists have caught up is not to be refused: a rule says so.
      if (account.status !== 200) {
        const lost = await settled(
          () => fixtures.unviewed([accountId]),
          (gone) => gone.length > 0,
        )
        // One of several that went away shows nothing, and the others are asked for all the same.
        if (lost.length > 0 && accountId !== all[0]) continue
      }
      given(account).status(200)
      verify.sameAccount(account).at('/id', accountId)
    }
    const further = [...withOtherSigns(all, some), ...(await fixtures.oneOfEachType())]
    for (const accountId of new Set(further.filter((id) => !some.includes(id))))
      await verify.sameAccount.confirmed(async (compare) => {
        const account = await customer.send('getAccount', { path: { accountId } })
        // One that went away is not in the list any more.
        const lost = account.status === 403 ? fixtures.unviewed : fixtures.gone
        const isGone = account.status !== 200 && (await lost([accountId])).length > 0
        if ([403, 404].includes(account.status) && !isGone) compare(account).status(200)
        if (account.status === 200) compare(account).at('/id', accountId)
      })
    await judgeStillServed(stage, 'getAccount', verify.sameAccount)
  },
})

/** For each sign that none of the others has in its identifier, one that has it: signs are spelt in several ways. */
function withOtherSigns(all: readonly string[], others: readonly string[]): readonly string[] {
  const seen = new Set(others.join(''))
  return all.filter((id) => {
    const hasMore = [...id].some((one) => /\W/.test(one) && !seen.has(one))
    for (const one of id) seen.add(one)
    return hasMore
  })
}
