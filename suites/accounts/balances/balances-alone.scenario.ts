import { identify, type Item } from '../../../src/scenario/index.js'
import { completeBalances } from './shared/complete-balances.js'
import { scenario } from '../shared/scenario.js'

/** So many are asked for at once: an answer to many may be put together in another way than one to a few. */
const several = 6

const amounts = ['available', 'current', 'currentWithPending'] as const

/** The amounts of one balance in a list of them. */
const amountsOf = (items: readonly Item[], id: string): string => {
  const balance = items.find((one) => identify(one) === id)
  return amounts.map((name) => `${name} ${String(balance?.[name])}`).join(', ')
}

export default scenario('A balance is the same, whether it is requested alone or with others', {
  verifies: {
    same: { requirement: 'accounts.balances.same-alone', after: 'accounts.balances.all-requested' },
  },
  async steps({ customer, fixtures, verify, giveUp, waitUntil, now }) {
    // Of more than two, the first and the last may keep their places where the others do not.
    const all = await fixtures.accountsWithBalance(2, several)
    const few = all.slice(0, 3)
    const read = (some: readonly string[]) =>
      completeBalances({ customer, waitUntil, now }, some).then(({ balances }) => balances)
    let compared = 0
    for (const [accounts, ids] of [
      ...few.slice(0, 2).map((id) => [few, [id]] as const),
      ...(all.length > few.length ? [[all, all] as const] : []),
    ])
      // Money moves while one looks: what is wrong once may come of that.
      await verify.same.confirmed(async (compare) => {
        const together = await read(accounts)
        const alone = await Promise.all(ids.map((id) => read([id])))
        for (const [index, id] of ids.entries()) {
          const one = alone[index]
          const isThere = together.items.some((item) => identify(item) === id)
          if (one?.status !== 200 || one.items.length !== 1 || !isThere) continue
          compared += 1
          const due = amountsOf(together.items, id)
          compare(one, together).tells('/items/0', due, () => amountsOf(one.items, id) === due, {
            whole: true,
          })
        }
      })
    if (compared === 0)
      giveUp(
        'No balance came both alone and with others.',
        'let a balance come both alone and with others',
      )
  },
})
