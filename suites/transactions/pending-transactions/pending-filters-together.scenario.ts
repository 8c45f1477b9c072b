import { judgeThree } from './shared/judge-three.js'
import { openPairs, type Query } from './shared/open-pairs.js'
import { scenario } from '../shared/scenario.js'
import { wordIn } from '../shared/word-in.js'

export default scenario('Several filters leave the pending transactions that match all of them', {
  verifies: {
    together: {
      requirement: 'transactions.pending.filters-together',
      after: 'transactions.pending.account',
    },
  },
  requests: 95,
  async steps({ operation, plain, customer, fixtures, verify, giveUp, random }) {
    const { answer } = await plain(operation('getPendingTransactions'))
    const accounts = (await fixtures.pendingAccounts()).map(({ id }) => id)
    const { numbers } = await fixtures.checkNumbers()
    // One value of each filter, and others that together have nothing in common with it.
    const account = halves(accounts).map((some): Query => ({ account: some }))
    const checkNumber = checkNumbers(numbers, random(2) === 0)
    const holdState = ['active', 'expired'].map((state): Query => ({ holdState: [state] }))
    const states = [['active', 'expired'], ['none']].map((some): Query => ({ holdState: some }))
    const pairs = openPairs(customer, verify.together)
    const shown: boolean[] = []
    for (const one of account)
      for (const other of checkNumber) shown.push(await pairs.alike(one, other))
    // Without holdState a list may hold only what has no hold.
    for (const other of holdState) {
      for (const one of [...account, ...checkNumber]) shown.push(await pairs.within(one, other))
    }
    for (const other of [...holdState, ...states])
      shown.push(
        ...(await Promise.all([
          ...[account, checkNumber].map((some) => pairs.apart(some, other)),
          // Several states beside an account are held states all the same.
          ...(other === states[0] ? account.slice(0, 1) : []).map((one) =>
            pairs.within(one, other),
          ),
        ])),
      )
    const first = [account[0], checkNumber[0]]
    shown.push(...(await judgeThree(pairs, first, [...holdState, ...states.slice(1)])))
    // What a search finds is not shown, but with another filter it finds it among what that selects.
    const word = wordIn(answer.items)
    const besides = [account.slice(0, 1), checkNumber, holdState].flat()
    for (const other of word === undefined ? [] : besides)
      shown.push(await pairs.within({ q: [String(word)] }, other))
    if (!shown.includes(true))
      giveUp('No two filters select pending transactions.', 'fixtures.transactions.pendingAccount')
  },
})

/** One check number, and others, spelt as a range or one by one. */
const checkNumbers = (numbers: readonly number[], isRange: boolean): readonly Query[] => {
  const [one = [], others = []] = halves(numbers)
  const spelt = isRange ? `${others.at(0)}-${others.at(-1)}` : others.join()
  return [one.join(), spelt].slice(0, numbers.length).map((some) => ({ checkNumber: [some] }))
}

/** The first value, and two more; where there is one more, both of them as well. */
const halves = <T>(values: readonly T[]): readonly (readonly T[])[] =>
  [values.slice(0, 1), values.slice(1, 3), ...(values.length === 2 ? [values] : [])].filter(
    (some) => some.length > 0,
  )
