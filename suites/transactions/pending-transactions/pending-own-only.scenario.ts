import { identify, someTimes, type Walk } from '../../../src/scenario/index.js'
import { readPending } from '../shared/read-pending.js'
import { scenario } from '../shared/scenario.js'
import { assumeNoneOf } from './shared/assume-none-of.js'
import { judgeInTurn } from './shared/judge-in-turn.js'

export default scenario("The pending list does not hold another customer's transactions", {
  verifies: { ownOnly: 'transactions.pending.own-only' },
  async steps(stage) {
    const { operation, plain, customer, fixtures, assume, verify, giveUp } = stage
    await plain(operation('getPendingTransactions'))
    await verify.ownOnly.confirmed(async (compare) => {
      for (const { page, item } of await fixtures.pendingOfOthers())
        compare(page).holdsNo(
          'transaction whose account is refused to the caller',
          (one) => identify(one) === identify(item),
        )
    })
    const { id, account } = await fixtures.foreignPending()
    await judgeInTurn(stage, verify.ownOnly, id)
    const whole = await fixtures.pendingTransactions()
    if (whole.items.length === 0)
      giveUp('The list is empty.', 'fixtures.transactions.pendingAccount')
    const isWithout = (list: Walk): boolean =>
      // Whether an account of another customer is refused or found empty is the bank's choice.
      list.items.length === 0 ||
      verify
        .ownOnly(list)
        .holdsOnly(`others than ${id}, which is not the caller's`, (one) => identify(one) !== id)
    isWithout(whole)
    if (account === undefined) return
    const owned = (await fixtures.pendingAccounts()).filter((one) => one.id !== account)
    await someTimes(async (asked) => {
      const besideOwn = asked % 2 === 0 ? [] : owned.slice(0, 1).map(({ id }) => id)
      const list = await readPending(customer, { account: [...besideOwn, account] })
      if (besideOwn.length === 0) assumeNoneOf(assume, list, owned)
      return isWithout(list)
    })
  },
})
